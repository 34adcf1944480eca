import { Navigate } from 'react-router-dom'
import { keptOnboardingReturn } from '#platform/auth/onboarding-return-store.ts'
import { pageOfStep } from '#platform/auth/onboarding-steps.ts'
import { paths } from '#platform/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { useIsFinished } from '../state/finished-store.ts'

/** Leads a member away who has no step left: to the welcome, or, if they finished elsewhere, to where they wanted to go. */
export function LeaveOnboarding() {
  const inRegion = useRegionPath()
  const welcome = inRegion(pageOfStep('Welcome'))
  const elsewhere = keptOnboardingReturn() ?? inRegion(paths.home.href())
  return <Navigate to={useIsFinished() ? welcome : elsewhere} replace />
}
