import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { identityClient, loadedClient } from './auth.ts'
import { keepReturnPath } from './return-path-store.ts'
import { currentSession } from './session-store.ts'
import { reactionToRefusal } from './step-up-rules.ts'
import { currentStepUp, setStepUp } from './step-up-store.ts'

export interface StepUpOptions {
  /** Flags the call from the start: for what a step-up was asked for and goes on after it (STP-05). */
  isResumed?: boolean
  /** Keeps what is in progress before the page is left, and says where to come back to. */
  onLeave: () => string
}

/**
 * Makes a call that the server may refuse with 406 until the member has proved again who they are.
 * Then the page leaves for the identity provider, and this stays pending (STP-06); a member who is stepped up already
 * gets one retry (STP-07). Rejects with whatever else goes wrong.
 */
export async function callWithStepUp<T>(
  call: (flags: { stepUp: boolean }) => Promise<T>,
  { isResumed = false, onLeave }: StepUpOptions,
): Promise<T> {
  if (isResumed && currentStepUp().kind === 'stepped-up') return callSteppedUp(call, giveUp)
  try {
    return await call({ stepUp: false })
  } catch (error) {
    switch (reactionToRefusal(error, currentStepUp())) {
      case 'retry-stepped-up':
        // A step-up is good for one submission, and for some minutes: the next one takes another code.
        return callSteppedUp(call, () => startStepUp(onLeave()))
      case 'start-step-up':
        return startStepUp(onLeave())
      case 'give-up':
        throw error
    }
  }
}

/** Goes back to the ordinary token, and takes the stronger one back (STP-03). */
export function stepDown(ended?: 'cancelled' | 'failed'): void {
  setStepUp({ kind: 'not-stepped-up', ...(ended === undefined ? {} : { ended }) })
  loadedClient()
    ?.stepDown()
    .catch((error: unknown) => console.warn('The token of the step-up was not revoked', error))
}

/** Calls once with the stronger token; when that is refused as well, the step-up is over. */
async function callSteppedUp<T>(
  call: (flags: { stepUp: boolean }) => Promise<T>,
  onRefused: (error: unknown) => Promise<never>,
): Promise<T> {
  setStepUp({ kind: 'stepped-up', isAtWork: true })
  try {
    return await call({ stepUp: true })
  } catch (error) {
    if (reactionToRefusal(error, currentStepUp()) === 'give-up') throw error
    stepDown('failed')
    return await onRefused(error)
  } finally {
    if (currentStepUp().kind === 'stepped-up') setStepUp({ kind: 'stepped-up', isAtWork: false })
  }
}

/** The step-up was made for this very call. */
function giveUp(error: unknown): Promise<never> {
  return Promise.reject(notConfirmed(error))
}

async function startStepUp(returnPath: string): Promise<never> {
  const session = currentSession()
  setStepUp({ kind: 'stepping-up' })
  keepReturnPath(returnPath)
  try {
    const client = await identityClient()
    await client.stepUp(session.kind === 'authenticated' ? session.member.email : '')
  } catch (error) {
    setStepUp({ kind: 'not-stepped-up', ended: 'failed' })
    throw notConfirmed(error)
  }
  // The page is being left.
  return new Promise(() => undefined)
}

function notConfirmed(cause: unknown): ApiError {
  const friendlyText = m.session_step_up_failed()
  return new ApiError('not_acceptable', 'The step-up failed', { operationId: 'identity.stepUp', friendlyText, cause })
}
