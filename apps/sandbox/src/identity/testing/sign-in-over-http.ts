import { sampleBasePath } from '../../sample-base-path.ts'
import { IdentityWalk, type TokenOptions, type Tokens } from './identity-walk.ts'

export interface SessionOptions {
  /** Where the sandbox is served from; the app must be one of its origins. */
  origin: string
  basePath?: string
  email: string
  password: string
}

export interface SignInOverHttpOptions extends SessionOptions, TokenOptions {}

/** Returns a member's tokens, got the way the app gets them: authorization code, PKCE and the real sign-in pages. */
export async function signInOverHttp({ stepUp, scope, ...session }: SignInOverHttpOptions): Promise<Tokens> {
  return sessionOverHttp(session)({ ...(stepUp !== undefined && { stepUp }), ...(scope !== undefined && { scope }) })
}

/**
 * Returns a browser of a member, which gets tokens, with a password at first and without one from then
 * on. What is asked for at once comes one after another: two step-ups in one session would disturb each other.
 */
export function sessionOverHttp(options: SessionOptions): (options?: TokenOptions) => Promise<Tokens> {
  const { origin, basePath = sampleBasePath, email, password } = options
  const walk = new IdentityWalk(origin, basePath)
  let last: Promise<unknown> = Promise.resolve()
  return (tokenOptions) => {
    const tokens = last.then(() => walk.tokens({ email, password }, tokenOptions))
    last = tokens.catch(() => undefined)
    return tokens
  }
}

export interface SignInPages {
  origin: string
  basePath?: string
  /** The authorization request. */
  address: string
  member: { email: string; password: string }
}

/** Signs in on the pages that an authorization request leads to; returns the address of the app that it ends at. */
export function walkSignInPages({ origin, basePath = sampleBasePath, address, member }: SignInPages): Promise<URL> {
  return new IdentityWalk(origin, basePath).signIn({ address }, member)
}
