import {
  listEarnRewards,
  listPublicEarnRewards,
  listPublicSpendRewards,
  listSpendRewards,
} from '@clubhouse/rest-client/club'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import type { Region } from '../../../platform/region/regions.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { fetchedFromBrand } from '../model/more-from-brand.ts'

const operations = {
  SPEND: { member: listSpendRewards, visitor: listPublicSpendRewards },
  EARN: { member: listEarnRewards, visitor: listPublicEarnRewards },
}

export interface BrandRewardsQuery {
  kind: RewardKind
  brandName: string
  audience: Audience
  region: Region
}

/** Options of the first rewards of a brand, on the same side of the club as the reward of the page (RWD-05). */
export function brandRewardsOptions({ kind, brandName, audience, region }: BrandRewardsQuery) {
  return operations[kind][audience].queryOptions({
    viewingRegion: region.countryCode,
    brandName,
    limit: fetchedFromBrand,
    ...(kind === 'SPEND' && { enableVariantGrouping: true }),
  })
}
