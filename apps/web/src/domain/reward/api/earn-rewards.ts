import { useQuery } from '@tanstack/react-query'
import { useRegion } from '#platform/region/use-region.ts'
import { firstRewardsOptions } from './reward-list.ts'
import { useViewer } from '../state/use-viewer.ts'
import { visibleRewards } from '../model/visibility.ts'

/** As many as a page of a list: the first ones may be for the app alone. */
const limit = 12

/** Returns whether there is a way to earn that the member may see (ACT-03); false while that is not known. */
export function useHasEarnRewards(): boolean {
  const region = useRegion()
  const viewer = useViewer()
  const { data } = useQuery(firstRewardsOptions({ kind: 'EARN', audience: 'member', region }, limit))
  return data !== undefined && viewer !== undefined && visibleRewards(data.rewards, viewer).length > 0
}
