import { getEarnReward, getPublicEarnReward, getPublicSpendReward, getSpendReward } from '@clubhouse/rest-client/club'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'
import type { RewardKind } from '../model/points-text.ts'

export interface RewardQuery {
  kind: RewardKind
  rewardId: string
  audience: Audience
  region: Pick<Region, 'countryCode'>
}

/** Options of one reward; the variants of a spend reward come as one (API-27). */
export function rewardOptions({ kind, rewardId, audience, region }: RewardQuery) {
  const parameters = { rewardId, viewingRegion: region.countryCode }
  if (kind === 'EARN') return (audience === 'member' ? getEarnReward : getPublicEarnReward).queryOptions(parameters)
  return (audience === 'member' ? getSpendReward : getPublicSpendReward).queryOptions({
    ...parameters,
    enableVariantGrouping: true,
  })
}
