import {
  getEarnReward,
  getPublicEarnReward,
  getPublicSpendReward,
  getRewardGroupReward,
  getSpendReward,
} from '@clubhouse/rest-client/club'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import type { Region } from '../../../platform/region/regions.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'

export interface RewardQuery {
  kind: RewardKind
  rewardId: string
  audience: Audience
  region: Region
  /** Of a reward that only the members of a group have (RTE-41). */
  groupId?: string | undefined
}

/** Options of one reward; the variants of a spend reward come as one (API-27), and one of a group comes by its group (RWD-10). */
export function rewardOptions({ kind, rewardId, audience, region, groupId }: RewardQuery) {
  const parameters = { rewardId, viewingRegion: region.countryCode }
  if (groupId !== undefined) return getRewardGroupReward.queryOptions({ ...parameters, groupId })
  if (kind === 'EARN') return (audience === 'member' ? getEarnReward : getPublicEarnReward).queryOptions(parameters)
  return (audience === 'member' ? getSpendReward : getPublicSpendReward).queryOptions({
    ...parameters,
    enableVariantGrouping: true,
  })
}
