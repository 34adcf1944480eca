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

export interface SignInPages {
  origin: string
  basePath?: string
  /** The authorization request. */
  address: string
  member: { email: string; password: string }
}

/** Signs in on the pages that an authorization request leads to; answers the address of the app that it ends at. */
export function walkSignInPages({ origin, basePath = '/kestrel-red', address, member }: SignInPages): Promise<URL> {
  return new IdentityWalk(origin, basePath).signIn({ address }, member)
}
