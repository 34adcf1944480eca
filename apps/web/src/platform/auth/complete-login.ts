import { privateStorage } from '#platform/storage/private-storage.ts'
import { identityClient, loadedClient, resumeSession } from './auth.ts'
import { forgetLogin, type KeptLogin, keptLogin, newestLogin } from './kept-logins.ts'
import { checkCallback, LoginError } from './login-error.ts'
import { safeReturnPath } from './return-path.ts'
import { takeReturnPath } from './return-path-store.ts'
import { currentSession, type SessionMember, setSession } from './session-store.ts'
import { stepDown } from './step-up.ts'
import { setStepUp } from './step-up-store.ts'

/** How a login ended: signed in, cancelled, or back from a step-up to what was in progress. */
export type LoginResult =
  | { kind: 'signed-in'; member: SessionMember; isEmailVerified: boolean; returnPath: string }
  | { kind: 'cancelled'; returnPath: string }
  | { kind: 'from-step-up'; returnPath: string }
  /** No login of this browser is waiting for this callback: it was finished before, or never started. */
  | { kind: 'not-awaited'; returnPath: string }

/** Where the callback of the last login that was finished in this tab led to. */
const lastLoginKey = 'last-login'

/**
 * Exchanges the code of the provider's callback, and returns where to go (AUT-08, AUT-09). Rejects with a LoginError when
 * login failed; a failed step-up leads back all the same, and the step-up's state holds how it ended. A callback that is not
 * awaited changes nothing, also when another site made it: it leads a member who is signed in to where the login led, or home.
 */
export async function completeLogin(address: string): Promise<LoginResult> {
  const parameters = new URL(address).searchParams
  const login = keptLogin(parameters.get('state') ?? '')
  if (login === undefined) return passOver(parameters)
  if (login.isStepUp) return completeStepUp(address, login)
  try {
    if (parameters.get('error') === 'access_denied') {
      await resumeSession()
      return { kind: 'cancelled', returnPath: takeReturnPath() }
    }
    const problem = problemOf(parameters, login)
    if (problem !== undefined) throw problem
    setSession({ kind: 'authenticating' })
    const { profile } = await (await identityClient()).completeSignIn(address)
    const member = { memberId: profile.sub, email: profile.email ?? '' }
    return { kind: 'signed-in', member, isEmailVerified: profile.email_verified === true, returnPath: takeReturnPath() }
  } catch (error) {
    await abandonLogin()
    throw error
  } finally {
    forgetLogin(login.state)
  }
}

/** Ends a login that failed: its tokens are forgotten, and the session that was there before it goes on. */
export async function abandonLogin(): Promise<void> {
  loadedClient()?.forget()
  setSession({ kind: 'unauthenticated' })
  await resumeSession()
}

/** Remembers where a callback led, for when the browser comes back to it. */
export function keepLastLogin(address: string, path: string): void {
  const state = new URL(address).searchParams.get('state')
  privateStorage.set(lastLoginKey, JSON.stringify({ state, path }))
}

/** Handles a callback that no login of this browser waits for: resumes the session, or rejects without one. */
async function passOver(parameters: URLSearchParams): Promise<LoginResult> {
  await resumeSession()
  if (currentSession().kind === 'authenticated')
    return { kind: 'not-awaited', returnPath: lastLoginPath(parameters.get('state')) }
  throw problemOf(parameters, newestLogin()) ?? new LoginError('pkce_missing', 'The login is not there any more')
}

function lastLoginPath(state: string | null): string {
  try {
    const last = JSON.parse(privateStorage.get(lastLoginKey) ?? '{}') as { state?: unknown; path?: unknown }
    return state !== null && last.state === state && typeof last.path === 'string' ? safeReturnPath(last.path) : '/'
  } catch {
    return '/'
  }
}

/** Saves the token of the step-up, and restores the session, which the page lost when it was left (STP-05). */
async function completeStepUp(address: string, login: KeptLogin): Promise<LoginResult> {
  const returnPath = takeReturnPath()
  setStepUp({ kind: 'stepping-up' })
  const outcome = await exchangeStepUp(address, login)
  forgetLogin(login.state)
  await resumeSession()
  const session = currentSession()
  const isSame = session.kind === 'authenticated' && session.member.memberId === outcome.memberId
  if (outcome.ended === undefined && isSame) setStepUp({ kind: 'stepped-up', isAtWork: false })
  else stepDown(outcome.ended ?? 'failed')
  return { kind: 'from-step-up', returnPath }
}

async function exchangeStepUp(
  address: string,
  login: KeptLogin,
): Promise<{ memberId?: string; ended?: 'cancelled' | 'failed' }> {
  const parameters = new URL(address).searchParams
  if (parameters.get('error') === 'access_denied') return { ended: 'cancelled' }
  try {
    const problem = problemOf(parameters, login)
    if (problem !== undefined) throw problem
    return { memberId: (await (await identityClient()).completeStepUp(address)).profile.sub }
  } catch (error) {
    console.error('The step-up failed', error)
    return { ended: 'failed' }
  }
}

function problemOf(
  parameters: URLSearchParams,
  login: Partial<Pick<KeptLogin, 'verifier' | 'state'>>,
): LoginError | undefined {
  const error = parameters.get('error')
  if (error === null) return checkCallback(parameters, login)
  return new LoginError('token_exchange_failed', `${error}: ${parameters.get('error_description') ?? ''}`)
}
