import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { categoryNamesOptions } from '#domain/reward/api/reward-categories.ts'
import { type RewardListQuery, rewardPagesOptions } from '#domain/reward/api/reward-list.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { requestedCategories } from '../model/category-filter.ts'
import { requestedSorting, type Sorting } from '../model/sort.ts'

/** Options of the rewards of some categories, or of all, as they are sorted (DIS-02, DIS-08). */
export function shownRewardsOptions(list: RewardListQuery, categories: readonly string[], sorting: Sorting) {
  return rewardPagesOptions(list, {
    ...(categories.length > 0 && { categoryName: [...categories] }),
    ...(sorting !== 'featured' && { sort: sorting }),
  })
}

/** Returns what fetches a list ahead. Of categories in an address, only their list tells which there are. */
export function fetchListAhead(kind: RewardKind): FetchAhead {
  return (queryClient, { audience, region, query }) => {
    const list = { kind, audience, region }
    void queryClient.prefetchQuery(categoryNamesOptions(list))
    if (requestedCategories(query).length > 0) return
    void queryClient.prefetchInfiniteQuery(shownRewardsOptions(list, [], requestedSorting(query, kind)))
  }
}
