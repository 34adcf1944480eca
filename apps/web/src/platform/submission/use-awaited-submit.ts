import { useEffect, useRef } from 'react'
import { isUnderWay } from './submission.ts'
import type { SubmissionControls } from './use-submission.ts'

/**
 * Returns how a form submits: resolves once the answer is rendered, so that focus goes to what the server refused. Does
 * nothing while it is under way, or done.
 */
export function useAwaitedSubmit<Input, Result>({
  state,
  submit,
}: Pick<SubmissionControls<Input, Result>, 'state' | 'submit'>): (input: Input) => Promise<void> {
  const isLoading = isUnderWay(state)
  const answered = useRef<() => void>(undefined)
  useEffect(() => {
    if (isLoading) return
    answered.current?.()
    answered.current = undefined
  }, [isLoading])
  return async (input) => {
    if (isLoading || state.kind === 'done') return
    await new Promise<void>((resolve) => {
      answered.current = resolve
      submit(input)
    })
  }
}
