import { Alert } from '@clubhouse/design-system/Alert'
import type { Subscription } from '@clubhouse/rest-client/b2c'
import { m } from '#paraglide/messages.js'
import type { SubmissionState } from '#platform/submission/submission.ts'
import { SubmissionNotice } from '#platform/submission/SubmissionNotice.tsx'

export interface CancelOutcomeProps {
  state: SubmissionState<{ reasonText: string }, Subscription>
}

/** Says why a membership was not cancelled, with the error's code (SUB-23), or that nobody knows yet. */
export function CancelOutcome({ state }: CancelOutcomeProps) {
  if (state.kind !== 'refused') return <SubmissionNotice kind={state.kind} />
  const { code, status, kind } = state.error
  return (
    <Alert tone="error" title={m.error_default()}>
      {m.subscription_cancel_error_code({ code: code ?? String(status ?? kind) })}
    </Alert>
  )
}
