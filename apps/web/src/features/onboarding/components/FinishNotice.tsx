import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Link } from '@clubhouse/design-system/Link'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Profile } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { pageOfStep } from '#domain/member/model/onboarding-steps.ts'
import type { SubmissionState } from '#platform/submission/submission.ts'
import { SubmissionNotice } from '#platform/submission/SubmissionNotice.tsx'
import type { Finish } from '../api/finish-onboarding.ts'
import { stepOfRefusal } from '../model/step-fields.ts'
import { stepNames } from '../model/steps.ts'

export interface FinishNoticeProps {
  state: SubmissionState<Finish, Profile>
  onTryAgain: () => void
}

/** Says what came of the end of onboarding, while it is not done; a step that the server refused is linked. */
export function FinishNotice({ state, onTryAgain }: FinishNoticeProps) {
  if (state.kind !== 'refused') {
    return (
      <Stack>
        <SubmissionNotice kind={state.kind} />
        {(state.kind === 'unknown' || state.kind === 'unresolved') && (
          <div>
            <Button variant="secondary" onPress={onTryAgain}>
              {m.common_try_again()}
            </Button>
          </div>
        )}
      </Stack>
    )
  }
  const step = stepOfRefusal(state.error)
  if (step === undefined) {
    return (
      <Alert tone="error" title={m.onboarding_unsaved_title()}>
        {m.onboarding_unfinished_body()}
      </Alert>
    )
  }
  return (
    <Alert tone="error" title={m.onboarding_refused_title()}>
      {m.onboarding_refused_body()} <Link href={pageOfStep(step)}>{stepNames[step]()}</Link>
    </Alert>
  )
}
