import { DetailsForm } from '#features/onboarding/components/DetailsForm.tsx'
import { GoToStep } from '#features/onboarding/components/GoToStep.tsx'
import { StepFrame } from '#features/onboarding/components/StepFrame.tsx'
import { stepOf } from '#features/onboarding/model/steps.ts'
import { m } from '#paraglide/messages.js'
import { placeOfStep } from '#domain/member/model/onboarding-steps.ts'

/** Onboarding without a step: the one that the member is at, or the first when that is unknown here (RTE-20). */
export function OnboardingPage() {
  return (
    <StepFrame step="PersonalDetails" title={m.onboarding_details_heading()}>
      {(profile) =>
        placeOfStep(stepOf(profile)) === -1 ? <DetailsForm profile={profile} /> : <GoToStep profile={profile} />
      }
    </StepFrame>
  )
}
