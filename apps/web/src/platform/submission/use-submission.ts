import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createSubmission, type Submission, type SubmissionState } from './submission.ts'
import type { Outcome, SubmissionOptions } from './submit-once.ts'

export interface UseSubmissionOptions<Input, Result> extends Omit<SubmissionOptions<Input, Result>, 'returnPath'> {
  /** Called when it is done and its component is still there. */
  onDone?: ((outcome: Outcome<Result>) => void) | undefined
}

export interface SubmissionControls<Input, Result> extends Pick<
  Submission<Input, Result>,
  'tryAgain' | 'leave' | 'reset'
> {
  state: SubmissionState<Input, Result>
  /** Sends what the member confirmed. Does nothing while it is under way. */
  submit: (input: Input) => void
}

/**
 * Submits once what a member confirms in a component, by `createSubmission`, and goes on with what an earlier page load
 * left. Checks what came of it for as long as the component is there.
 */
export function useSubmission<Input, Result>({
  onDone,
  ...options
}: UseSubmissionOptions<Input, Result>): SubmissionControls<Input, Result> {
  const { pathname, search } = useLocation()
  const latest = { ...options, returnPath: () => `${pathname}${search}` }
  const [submission] = useState(() => createSubmission(latest))
  useLayoutEffect(() => submission.update(latest))
  const state = useSyncExternalStore(submission.subscribe, submission.state, submission.state)
  const callDone = useEffectEvent((outcome: Outcome<Result>) => onDone?.(outcome))
  useEffect(() => {
    const unsubscribe = submission.subscribe(() => {
      const now = submission.state()
      if (now.kind === 'done' || now.kind === 'done-elsewhere') callDone(now)
    })
    void submission.goOn()
    return () => {
      unsubscribe()
      submission.stop()
    }
  }, [submission])
  const { tryAgain, leave, reset } = submission
  return { state, submit: (input) => void submission.submit(input), tryAgain, leave, reset }
}
