import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createSubmission, type Submission, type SubmissionState } from './submission.ts'
import type { Outcome, SubmissionOptions } from './submit-once.ts'

export interface SubmitOptions<Result> {
  /** It goes on after a step-up. */
  isResumed?: boolean
  /** Called when it is done and its component is still there. */
  onOutcome?: (outcome: Outcome<Result>) => void
}

export interface SubmissionControls<Input, Result> extends Pick<Submission<Input, Result>, 'leave' | 'reset'> {
  progress: SubmissionState<Result>
  /** Sends what the member confirmed. Does nothing while it is under way. */
  submit: (input: Input, options?: SubmitOptions<Result>) => void
  /** Looks what came of an earlier visit's call, and sends nothing. */
  look: (options?: Pick<SubmitOptions<Result>, 'onOutcome'>) => void
}

/** The submission of a component, by `createSubmission`: checks what came of it for as long as the component is there. */
export function useSubmission<Input, Result>(
  options: Omit<SubmissionOptions<Input, Result>, 'returnPath'>,
): SubmissionControls<Input, Result> {
  const { pathname, search } = useLocation()
  const withPath = { ...options, returnPath: () => `${pathname}${search}` }
  const [submission] = useState(() => createSubmission(withPath))
  useLayoutEffect(() => submission.update(withPath))
  const onOutcome = useRef<SubmitOptions<Result>['onOutcome']>(undefined)
  const progress = useSyncExternalStore(submission.subscribe, submission.state, submission.state)
  useEffect(() => {
    const unsubscribe = submission.subscribe(() => {
      const state = submission.state()
      if (state.kind === 'done' || state.kind === 'done-elsewhere') onOutcome.current?.(state)
    })
    return () => {
      unsubscribe()
      submission.stop()
    }
  }, [submission])
  return {
    progress,
    submit(input, { isResumed = false, ...callbacks } = {}) {
      const { kind } = submission.state()
      if (kind === 'sending' || kind === 'checking') return
      onOutcome.current = callbacks.onOutcome
      void submission.submit(input, { isResumed })
    },
    look(callbacks = {}) {
      onOutcome.current = callbacks.onOutcome
      void submission.look()
    },
    leave: submission.leave,
    reset: submission.reset,
  }
}
