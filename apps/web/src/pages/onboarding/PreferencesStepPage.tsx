import { PreferencesForm } from '#features/onboarding/components/PreferencesForm.tsx'
import { StepFrame } from '#features/onboarding/components/StepFrame.tsx'
import { m } from '#paraglide/messages.js'

/** Onboarding, step 3: the member opts out of marketing (RTE-20, ONB-27). */
export function PreferencesStepPage() {
  return (
    <StepFrame step="CommunicationPreferences" title={m.onboarding_preferences_heading()}>
      {(profile) => <PreferencesForm profile={profile} />}
    </StepFrame>
  )
}
