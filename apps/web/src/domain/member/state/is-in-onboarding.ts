import { matchPath } from 'react-router-dom'
import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'

/** True for the path of a page of onboarding, where nothing leads away but Cancel (SHL-24, SHL-25). */
export function isInOnboarding(path: string): boolean {
  return matchPath(`/${paths.onboarding.pattern}/*`, withoutRegion(path)) !== null
}
