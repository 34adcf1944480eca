import { ApiError, type ErrorKind } from '@clubhouse/rest-client/errors'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callWithStepUp } from './step-up.ts'
import { reactionToRefusal } from './step-up-rules.ts'
import { currentStepUp, isStepUpBusy, setStepUp, type StepUp } from './step-up-store.ts'

const none: StepUp = { kind: 'not-stepped-up' }
const stepping: StepUp = { kind: 'stepping-up' }
const idle: StepUp = { kind: 'stepped-up', isAtWork: false }
const atWork: StepUp = { kind: 'stepped-up', isAtWork: true }
const refusal = (kind: ErrorKind = 'not_acceptable') => new ApiError(kind, 'x', { operationId: 'exchangeReward' })

beforeEach(() => setStepUp(none))

test.each<[StepUp, boolean]>([
  [none, false],
  [{ kind: 'not-stepped-up', ended: 'cancelled' }, false],
  [stepping, true],
  [atWork, true],
  [idle, false],
])('the spinner over everything, while %o: %s [STP-01] [STP-04]', (stepUp, isShown) => {
  expect(isStepUpBusy(stepUp)).toBe(isShown)
})

test.each<[unknown, StepUp, ReturnType<typeof reactionToRefusal>]>([
  [refusal(), none, 'start-step-up'],
  [refusal(), idle, 'retry-stepped-up'],
  [refusal('unauthorized'), idle, 'give-up'],
  [refusal('connection_error'), none, 'give-up'],
  [new TypeError('x'), none, 'give-up'],
])('%s, while %o, leads to: %s [STP-06] [STP-07]', (error, stepUp, reaction) => {
  expect(reactionToRefusal(error, stepUp)).toBe(reaction)
})

describe('a call that may need a step-up', () => {
  /** Records how it was called; returns the next of `answers`, or throws it. */
  const calls = (...answers: unknown[]) => {
    const flags: boolean[] = []
    const call = async ({ stepUp }: { stepUp: boolean }) => {
      flags.push(stepUp)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    }
    return { flags, call }
  }
  const onLeave = () => '/'

  test('goes out as it is', async () => {
    const { flags, call } = calls('done')
    await expect(callWithStepUp(call, { onLeave })).resolves.toBe('done')
    expect(flags).toEqual([false])
  })

  test('is retried once, flagged, when the member is stepped up already [STP-07]', async () => {
    setStepUp(idle)
    const { flags, call } = calls(refusal(), 'done')
    await expect(callWithStepUp(call, { onLeave })).resolves.toBe('done')
    expect(flags).toEqual([false, true])
    expect(currentStepUp()).toEqual(idle)
  })

  test('is not retried a second time, and steps down [STP-03] [STP-07]', async () => {
    setStepUp(idle)
    const { flags, call } = calls(refusal(), refusal(), 'never')
    await expect(callWithStepUp(call, { onLeave })).rejects.toMatchObject({ kind: 'not_acceptable' })
    expect(flags).toEqual([false, true])
    expect(currentStepUp()).toEqual({ kind: 'not-stepped-up', ended: 'failed' })
  })

  test('asks for another step-up when the one before has been used up [STP-06] [STP-07]', async () => {
    setStepUp(idle)
    const leave = vi.fn(onLeave)
    const { call } = calls(refusal(), refusal())
    // Here is no provider to leave for.
    await expect(callWithStepUp(call, { onLeave: leave })).rejects.toMatchObject({ kind: 'not_acceptable' })
    expect(leave).toHaveBeenCalledOnce()
  })

  test('asks for no other step-up when the one that was made for it is refused [STP-03]', async () => {
    setStepUp(idle)
    const leave = vi.fn(onLeave)
    const { flags, call } = calls(refusal(), 'never')
    await expect(callWithStepUp(call, { isResumed: true, onLeave: leave })).rejects.toMatchObject({
      kind: 'not_acceptable',
    })
    expect(flags).toEqual([true])
    expect(leave).not.toHaveBeenCalled()
    expect(currentStepUp()).toEqual({ kind: 'not-stepped-up', ended: 'failed' })
  })

  test('is flagged from the start when it goes on after a step-up [STP-05]', async () => {
    setStepUp(idle)
    const { flags, call } = calls('done')
    await expect(callWithStepUp(call, { isResumed: true, onLeave })).resolves.toBe('done')
    expect(flags).toEqual([true])
  })

  test('that fails for another reason leaves the member stepped up, with nothing in the way [STP-04]', async () => {
    setStepUp(idle)
    const { call } = calls(refusal(), refusal('connection_error'))
    await expect(callWithStepUp(call, { onLeave })).rejects.toMatchObject({ kind: 'connection_error' })
    expect(currentStepUp()).toEqual(idle)
  })
})
