import type { Profile } from '@clubhouse/rest-client/club'
import { Navigate } from 'react-router-dom'
import { pageOfStep } from '#domain/member/model/onboarding-steps.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { stepOf } from '../model/steps.ts'

/** Leads to the step that the member is at. */
export function GoToStep({ profile }: { profile: Profile }) {
  const inRegion = useRegionPath()
  return <Navigate to={inRegion(pageOfStep(stepOf(profile)))} replace />
}
