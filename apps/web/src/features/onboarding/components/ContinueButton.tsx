import { Button } from '@clubhouse/design-system/Button'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { NotSaved, SavedElsewhere } from './StepNotices.tsx'

export interface ContinueButtonProps {
  isSaving: boolean
  /** Why the step was not saved, where no field says it. */
  error: ApiError | undefined
  /** Whether the form shows what was saved on another device or in another tab. */
  isSavedElsewhere?: boolean
}

/** The end of a step's form: saves it, and says when it was not saved. */
export function ContinueButton({ isSaving, error, isSavedElsewhere = false }: ContinueButtonProps) {
  return (
    <>
      {isSavedElsewhere && <SavedElsewhere />}
      {error !== undefined && <NotSaved error={error} />}
      <div>
        <Button type="submit" isPending={isSaving} pendingLabel={m.onboarding_saving()}>
          {m.common_continue()}
        </Button>
      </div>
    </>
  )
}
