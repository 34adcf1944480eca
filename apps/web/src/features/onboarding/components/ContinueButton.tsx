import { Button } from '@clubhouse/design-system/Button'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { NotSaved } from './StepNotices.tsx'

export interface ContinueButtonProps {
  isSaving: boolean
  /** Why the step was not saved, where no field says it. */
  error: ApiError | undefined
}

/** The end of a step's form: saves it, and says when it was not saved. */
export function ContinueButton({ isSaving, error }: ContinueButtonProps) {
  return (
    <>
      {error !== undefined && <NotSaved error={error} />}
      <div>
        <Button type="submit" isPending={isSaving} pendingLabel={m.onboarding_saving()}>
          {m.common_continue()}
        </Button>
      </div>
    </>
  )
}
