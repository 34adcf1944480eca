import { trackFilter } from '#domain/reward/api/track-reward.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { useQueryString } from '#platform/links/use-query-string.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { type BrandSort, requestedSort, withSort } from '#domain/brand/model/brand-sort.ts'
import { requestedSide, withSide } from '#domain/brand/model/brand-view.ts'

export interface BrandAddress {
  /** Undefined where there is nothing to sort by (BRD-06). */
  sort: { chosen: BrandSort; choose: (sort: BrandSort) => void } | undefined
  /** The tab that was opened, if one was. */
  side: RewardKind | undefined
  open: (side: RewardKind) => void
}

/** What is chosen on a brand's page stands in its address, where going back finds it; a choice is no step of its own (BRD-08). */
export function useBrandAddress(brandSlug: string): BrandAddress {
  const [query, setQuery] = useQueryString()
  const write = (next: URLSearchParams) => setQuery(next, { replace: true })
  // The specification has a sort for one brand only, and does not name it (CON-19, GAP-17).
  const canSort = clubConfig().sortableBrands?.includes(brandSlug) === true
  return {
    sort: canSort
      ? {
          chosen: requestedSort(query),
          choose(sort) {
            trackFilter({ list: 'brand', filter: 'sort', values: sort === 'featured' ? [] : [sort] })
            write(withSort(query, sort))
          },
        }
      : undefined,
    side: requestedSide(query),
    open: (side) => write(withSide(query, side)),
  }
}
