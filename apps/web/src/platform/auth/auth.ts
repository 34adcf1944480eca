import { ApiError } from '@clubhouse/rest-client/errors'
import type { MemberTokens } from '@clubhouse/rest-client/configure'
import { privateStorage } from '../storage/private-storage.ts'
import { safeSessionStorage } from '../storage/safe-storage.ts'
import type { IdentityClient } from './identity-client.ts'
import { forgetLogin } from './login-state-store.ts'
import { safeReturnPath } from './return-path.ts'
import { expectSession, isSessionExpected } from './session-hint.ts'
import { currentSession, type SessionMember, setSession } from './session-store.ts'

/** Where the path to return to is kept while the member is at the identity provider (AUT-41). */
const returnPathKey = 'login-return-path'

let client: Promise<IdentityClient> | undefined

function identityClient(): Promise<IdentityClient> {
  client ??= import('./identity-client.ts').then(
    (module) => module.createIdentityClient(),
    (error: unknown) => {
      // A script that did not come is asked for again at the next attempt.
      client = undefined
      throw error
    },
  )
  return client
}

/** Leaves for the identity provider; afterwards the member is back at `returnPath` (AUT-02, AUT-34). */
export async function startLogin(returnPath: string): Promise<void> {
  setSession({ kind: 'authenticating' })
  safeSessionStorage.set(returnPathKey, safeReturnPath(returnPath))
  try {
    await (await identityClient()).signIn()
  } catch (error) {
    setSession({ kind: 'unauthenticated' })
    throw error
  }
}

/** How a login ended: the member came in, or went back. */
export type LoginResult =
  | { kind: 'signed-in'; member: SessionMember; returnPath: string }
  | { kind: 'cancelled'; returnPath: string }

/** Exchanges the code that the provider sent along, and says where to go (AUT-08, AUT-09). Rejects when login failed. */
export async function completeLogin(address: string): Promise<LoginResult> {
  const parameters = new URL(address).searchParams
  if (parameters.get('error') === 'access_denied') {
    forgetLogin()
    return { kind: 'cancelled', returnPath: takeReturnPath() }
  }
  if (!parameters.has('code') || !parameters.has('state')) throw new Error('Missing code or state parameter')
  setSession({ kind: 'authenticating' })
  try {
    const user = await (await identityClient()).completeSignIn(address)
    return { kind: 'signed-in', member: memberOf(user.profile), returnPath: takeReturnPath() }
  } catch (error) {
    forgetLogin()
    setSession({ kind: 'unauthenticated' })
    throw error
  }
}

/** Makes the member signed in, once all that login does is done. */
export function enterSession(member: SessionMember): void {
  expectSession(true)
  setSession({ kind: 'authenticated', member })
}

/**
 * After a reload: asks the provider whether the session still stands. When the provider cannot be asked, the page is the
 * visitor's until the next reload. Never rejects.
 */
export async function restoreSession(): Promise<void> {
  if (!isSessionExpected() || currentSession().kind !== 'unauthenticated') return
  setSession({ kind: 'authenticating' })
  try {
    const user = await (await identityClient()).restore()
    if (user === null) endSession()
    else enterSession(memberOf(user.profile))
  } catch (error) {
    console.warn('The session could not be restored', error)
    setSession({ kind: 'unauthenticated' })
  }
}

/**
 * Whether the page is on its way to the identity provider. A browser that goes back to such a page shows it as it was
 * left, and nothing more would ever happen to it.
 */
export function isLeavingForProvider(): boolean {
  const { kind } = currentSession()
  return kind === 'authenticating' || kind === 'logging-out'
}

/** The member's tokens for a call. Throws an `unauthorized` ApiError when there is no session (AUT-22). */
export async function memberTokens({ forceRefresh }: { forceRefresh: boolean }): Promise<MemberTokens> {
  const unauthorized = (cause?: unknown) =>
    new ApiError('unauthorized', 'There is no session', { operationId: 'identity.tokens', cause })
  if (client === undefined) throw unauthorized()
  const user = await (await client).tokens({ forceRefresh }).catch((error: unknown) => {
    throw unauthorized(error)
  })
  if (user?.id_token === undefined) throw unauthorized()
  return { accessToken: user.access_token, idToken: user.id_token }
}

/** Ends the session here, without asking the provider: for a session that the server no longer knows (ERR-15). */
export function endSession(): void {
  expectSession(false)
  privateStorage.clear()
  setSession({ kind: 'unauthenticated' })
  void client
    ?.then((current) => current.forget())
    .catch((error: unknown) => console.warn('Tokens were not forgotten', error))
}

/** Revokes the tokens and ends the provider's session; comes back at the logout page (AUT-19). Rejects when the provider
 * cannot be reached: the session then ends here alone. */
export async function logOut(): Promise<void> {
  setSession({ kind: 'logging-out' })
  expectSession(false)
  privateStorage.clear()
  safeSessionStorage.remove(returnPathKey)
  try {
    await (await identityClient()).signOut()
  } catch (error) {
    endSession()
    throw error
  }
}

/** The path kept by `startLogin`, once. */
export function takeReturnPath(): string {
  const path = safeReturnPath(safeSessionStorage.get(returnPathKey))
  safeSessionStorage.remove(returnPathKey)
  return path
}

function memberOf(profile: { sub: string; email?: string | undefined }): SessionMember {
  return { memberId: profile.sub, email: profile.email ?? '' }
}
