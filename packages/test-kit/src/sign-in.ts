import { IdentityWalk } from '@clubhouse/sandbox/identity-walk'
import { sampleBasePath } from '@clubhouse/sandbox/sample-base-path'
import { sessionOverHttp, walkSignInPages } from '@clubhouse/sandbox/sign-in-over-http'
import type { SandboxControl, TestMember } from './sandbox-control.ts'

export { IdentityWalk }

export interface MemberTokens {
  accessToken: string
  idToken: string
}

export interface SignInOptions {
  /** Steps up as well, for sensitive calls (STP-06). */
  stepUp?: boolean
  /** Less than the app asks for, to see what is refused. */
  scope?: string
}

/** Signs a member in through the identity provider, without a browser. */
export async function signIn(
  control: SandboxControl,
  member: TestMember,
  options: SignInOptions = {},
): Promise<MemberTokens> {
  return openSession(control, member)(options)
}

/** A browser of a member, without a screen: returns what signs in, or steps up, in it. */
export function openSession(
  control: SandboxControl,
  { email, password }: TestMember,
): (options?: SignInOptions) => Promise<MemberTokens> {
  const tokens = sessionOverHttp({ origin: control.origin, email, password })
  return async (options) => {
    const { accessToken, idToken } = await tokens(options)
    return { accessToken, idToken }
  }
}

/** Signs a member in on the pages of a provider for an app; returns the cookies that a browser then keeps for the provider. */
export async function providerCookies(origins: { provider: string; app: string }, member: TestMember) {
  const walk = new IdentityWalk(origins.provider, sampleBasePath, origins.app)
  await walk.signIn(walk.authorizationRequest(), member)
  return walk.jar.all()
}

/** Goes through the sign-in pages from an authorization address of any client's making, to where the provider sends the browser back. */
export function walkSignIn(control: SandboxControl, address: URL, member: TestMember): Promise<URL> {
  return walkSignInPages({ origin: control.origin, address: address.href, member })
}

/** The headers of a member's call (AUT-36). */
export function memberHeaders({ accessToken, idToken }: MemberTokens): Record<string, string> {
  return { Authorization: `Bearer ${accessToken}`, 'X-Id-Token': idToken }
}
