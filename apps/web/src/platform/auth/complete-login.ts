import { identityClient, resumeSession } from './auth.ts'
import { checkCallback, LoginError } from './login-error.ts'
import { forgetLogin, isStepUp, keptLogin } from './login-state-store.ts'
import { takeReturnPath } from './return-path-store.ts'
import { currentSession, type SessionMember, setSession } from './session-store.ts'
import { stepDown } from './step-up.ts'
import { setStepUp } from './step-up-store.ts'

/** How a login ended: the member came in, went back, or came from a step-up to what was in progress. */
export type LoginResult =
  | { kind: 'signed-in'; member: SessionMember; returnPath: string }
  | { kind: 'cancelled'; returnPath: string }
  | { kind: 'from-step-up'; returnPath: string }

/**
 * Exchanges the code that the provider sent along, and says where to go (AUT-08, AUT-09). Rejects with a LoginError when
 * login failed; a step-up that failed leads back all the same, and the step-up's state says so.
 */
export async function completeLogin(address: string): Promise<LoginResult> {
  const parameters = new URL(address).searchParams
  if (isStepUp(parameters)) return completeStepUp(address, parameters)
  if (parameters.get('error') === 'access_denied') {
    forgetLogin()
    return { kind: 'cancelled', returnPath: takeReturnPath() }
  }
  const problem = problemOf(parameters)
  if (problem !== undefined) throw problem
  setSession({ kind: 'authenticating' })
  try {
    const { profile } = await (await identityClient()).completeSignIn(address)
    return {
      kind: 'signed-in',
      member: { memberId: profile.sub, email: profile.email ?? '' },
      returnPath: takeReturnPath(),
    }
  } catch (error) {
    setSession({ kind: 'unauthenticated' })
    throw error
  } finally {
    forgetLogin()
  }
}

/** Saves the stronger token, and asks for the session again, which the page lost when it was left (STP-05). */
async function completeStepUp(address: string, parameters: URLSearchParams): Promise<LoginResult> {
  const returnPath = takeReturnPath()
  setStepUp({ kind: 'stepping-up' })
  const outcome = await exchangeStepUp(address, parameters)
  forgetLogin()
  await resumeSession()
  const session = currentSession()
  const isSame = session.kind === 'authenticated' && session.member.memberId === outcome.memberId
  if (outcome.ended === undefined && isSame) setStepUp({ kind: 'stepped-up', isAtWork: false })
  else stepDown(outcome.ended ?? 'failed')
  return { kind: 'from-step-up', returnPath }
}

async function exchangeStepUp(
  address: string,
  parameters: URLSearchParams,
): Promise<{ memberId?: string; ended?: 'cancelled' | 'failed' }> {
  if (parameters.get('error') === 'access_denied') return { ended: 'cancelled' }
  try {
    const problem = problemOf(parameters)
    if (problem !== undefined) throw problem
    return { memberId: (await (await identityClient()).completeStepUp(address)).profile.sub }
  } catch (error) {
    console.error('The step-up failed', error)
    return { ended: 'failed' }
  }
}

function problemOf(parameters: URLSearchParams): LoginError | undefined {
  const error = parameters.get('error')
  if (error === null) return checkCallback(parameters, keptLogin())
  return new LoginError('token_exchange_failed', `${error}: ${parameters.get('error_description') ?? ''}`)
}
