import { TermsForm } from '#features/onboarding/components/TermsForm.tsx'
import { StepFrame } from '#features/onboarding/components/StepFrame.tsx'
import { m } from '#paraglide/messages.js'

/** Onboarding, step 2: what the member agrees to (RTE-20, ONB-24). */
export function TermsStepPage() {
  return (
    <StepFrame step="TermsAndConditions" title={m.onboarding_terms_heading()}>
      {(profile) => <TermsForm profile={profile} />}
    </StepFrame>
  )
}
