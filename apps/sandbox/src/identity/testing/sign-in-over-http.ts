import { IdentityWalk, type TokenOptions, type Tokens } from './identity-walk.ts'

export interface SignInOverHttpOptions extends TokenOptions {
  /** Where the sandbox is served from; the app must be one of its origins. */
  origin: string
  basePath?: string
  email: string
  password: string
}

/** A member's tokens, got the way the app gets them: authorization code, PKCE and the real sign-in pages. */
export async function signInOverHttp(options: SignInOverHttpOptions): Promise<Tokens> {
  const { origin, basePath = '/kestrel-red', email, password, ...tokenOptions } = options
  return new IdentityWalk(origin, basePath).tokens({ email, password }, tokenOptions)
}
