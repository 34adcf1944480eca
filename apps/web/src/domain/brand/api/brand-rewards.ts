import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { rewardPagesOptions } from '#domain/reward/api/reward-list.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { visibleInPages } from '#domain/reward/model/visibility.ts'
import { type BrandSort, callSort } from '../model/brand-sort.ts'

export interface BrandRewardsQuery {
  kind: RewardKind
  brandName: string
  audience: Audience
  sort: BrandSort
}

/** Options of one side of a brand's rewards, page by page (BRD-09, BRD-14). */
export function brandRewardsOptions({ brandName, sort, ...list }: BrandRewardsQuery & { region: Region }) {
  return rewardPagesOptions(list, { brandName, isBrands: true, ...callSort(sort) })
}

/**
 * One side of a brand's rewards, growing page by page (BRD-14); `rewards` is undefined until the first page is there.
 * While they are sorted, the old order stays until the new one is fetched (BRD-09).
 */
export function useBrandRewards(query: BrandRewardsQuery) {
  const region = useRegion()
  const viewer = useViewer()
  const list = useInfiniteQuery({
    ...brandRewardsOptions({ ...query, region }),
    placeholderData: keepPreviousData,
    // Nothing is shown before it is known what must not be (DIS-15).
    enabled: viewer !== undefined,
  })
  const rewards = visibleInPages(list.data?.pages, viewer)
  return { kind: query.kind, rewards, list }
}

export type BrandRewards = ReturnType<typeof useBrandRewards>
