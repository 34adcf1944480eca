import {
  listEarnRewards,
  listPublicEarnRewards,
  listPublicSpendRewards,
  listSpendRewards,
} from '@clubhouse/rest-client/club'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { nextOffset } from '../../../platform/rewards/reward-pages.ts'
import { visibleRewards } from '../../../platform/rewards/visibility.ts'

const operations = {
  SPEND: { member: listSpendRewards, visitor: listPublicSpendRewards },
  EARN: { member: listEarnRewards, visitor: listPublicEarnRewards },
}

export interface BrandRewardsQuery {
  kind: RewardKind
  brandName: string
  audience: Audience
}

/** One side of a brand's rewards, growing page by page (BRD-14); `rewards` is undefined until the first page is there. */
export function useBrandRewards({ kind, brandName, audience }: BrandRewardsQuery) {
  const { countryCode } = useRegion()
  const list = useInfiniteQuery(
    operations[kind][audience].pageOptions(
      {
        brandName,
        isBrands: true,
        viewingRegion: countryCode,
        ...(kind === 'SPEND' ? { enableVariantGrouping: true } : {}),
      },
      nextOffset,
    ),
  )
  const rewards =
    list.data &&
    visibleRewards(
      list.data.pages.flatMap((page) => page.rewards),
      { audience, countryCode },
    )
  return { kind, rewards, list }
}

export type BrandRewards = ReturnType<typeof useBrandRewards>
