import { matchPath } from 'react-router-dom'
import { paths } from '#platform/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'

/** Where a member can open the search: home, what can be earned and spent, and brands with all they hold (CON-07). */
const homeArea = [paths.home, paths.earn, paths.earnReward, paths.spend, paths.spendReward, paths.brand]

export function isInHomeArea(path: string): boolean {
  return homeArea.some(({ pattern }) => matchPath(`/${pattern}`, withoutRegion(path)) !== null)
}
