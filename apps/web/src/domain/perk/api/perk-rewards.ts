import { listRewardGroupRewards } from '@clubhouse/rest-client/club'
import type { Region } from '#platform/region/regions.ts'

/** Options of the rewards of a perk, of which one may be chosen (API-43). */
export function perkRewardsOptions(groupId: string, { countryCode }: Pick<Region, 'countryCode'>) {
  return listRewardGroupRewards.queryOptions({ groupId, type: 'SPEND', viewingRegion: countryCode })
}
