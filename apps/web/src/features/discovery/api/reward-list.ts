import {
  listEarnRewards,
  listPublicEarnRewards,
  listPublicSpendRewards,
  listSpendRewards,
} from '@clubhouse/rest-client/club'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import type { Region } from '../../../platform/region/regions.ts'
import { nextOffset } from '../../../platform/rewards/reward-pages.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'

const operations = {
  SPEND: { member: listSpendRewards, visitor: listPublicSpendRewards },
  EARN: { member: listEarnRewards, visitor: listPublicEarnRewards },
}

export interface RewardListQuery {
  kind: RewardKind
  audience: Audience
  region: Region
}

/** Options of a list that grows page by page; the limit is the server's own (DIS-10, DIS-11, DIS-22). */
export function rewardPagesOptions({
  kind,
  audience,
  region,
  categories,
}: RewardListQuery & { categories: readonly string[] }) {
  return operations[kind][audience].pageOptions(
    {
      viewingRegion: region.countryCode,
      ...grouping(kind),
      ...(categories.length === 0 ? {} : { categoryName: [...categories] }),
    },
    nextOffset,
  )
}

/** Rewards that a carousel fetches (HOM-11). */
const carouselLimit = 12

/** Options of the rewards of a home carousel. */
export function carouselRewardsOptions({ kind, audience, region }: RewardListQuery) {
  return operations[kind][audience].queryOptions({
    viewingRegion: region.countryCode,
    ...grouping(kind),
    limit: carouselLimit,
  })
}

/** The variants of a spend reward come as one; earn rewards have none (API-27). */
function grouping(kind: RewardKind) {
  return kind === 'SPEND' ? { enableVariantGrouping: true } : {}
}
