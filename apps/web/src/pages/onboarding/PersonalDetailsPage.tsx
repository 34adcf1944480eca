import { DetailsForm } from '#features/onboarding/components/DetailsForm.tsx'
import { StepFrame } from '#features/onboarding/components/StepFrame.tsx'
import { m } from '#paraglide/messages.js'

/** Onboarding, step 1: who the member is (RTE-20, ONB-05). */
export function PersonalDetailsPage() {
  return (
    <StepFrame step="PersonalDetails" title={m.onboarding_details_heading()}>
      {(profile) => <DetailsForm profile={profile} />}
    </StepFrame>
  )
}
