import type { Profile } from '@clubhouse/rest-client/club'
import { useNavigate } from 'react-router-dom'
import { arrivalOf } from '#domain/member/state/arrival.ts'
import type { OnboardingStep } from '#domain/member/model/onboarding-steps.ts'
import { hasAutoLink } from '#domain/partner-account/state/partner-link-store.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { pageAfter } from '../model/steps.ts'

/**
 * Returns how a member goes on from a step that was saved: to the step that follows. While a partner's account waits to be
 * linked, the profile is looked at again, and leads where a login would: to the auto-link, once the last step is reached
 * (AUT-28, ONB-30).
 */
export function useGoOn(step: OnboardingStep): (profile: Profile) => void {
  const navigate = useNavigate()
  const next = useRegionPath()(pageAfter(step))
  return (profile) => void navigate(hasAutoLink() ? arrivalOf({ profile, hasPartnerLink: true, target: next }) : next)
}
