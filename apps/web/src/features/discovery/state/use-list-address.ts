import { useSearchParams } from 'react-router-dom'
import { trackFilter } from '../../../platform/analytics/track.ts'
import { useQueryString } from '../../../platform/links/use-query-string.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { requestedCategories, withCategories } from '../model/category-filter.ts'
import { requestedSorting, type Sorting, withSorting } from '../model/sort.ts'

export interface ListAddress {
  requested: readonly string[]
  sorting: Sorting
  setCategories: (names: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
}

/**
 * The state of a list is its address, which can be shared, reloaded and gone back to (DIS-02, DIS-08). Each change is
 * told to analytics (DIS-21).
 */
export function useListAddress(kind: RewardKind): ListAddress {
  const [query, setQuery] = useQueryString()
  const list = kind === 'EARN' ? 'earn' : 'spend'
  return {
    requested: requestedCategories(query),
    sorting: requestedSorting(query, kind),
    setCategories(names) {
      trackFilter({ list, filter: 'category', values: names })
      setQuery(withCategories(query, names))
    },
    setSorting(sorting) {
      trackFilter({ list, filter: 'sort', values: sorting === 'featured' ? [] : [sorting] })
      setQuery(withSorting(query, sorting))
    },
  }
}

/**
 * What the list itself shows: it follows once the router has gone there, without haste, so that however long it is, the
 * chip that was pressed answers at once.
 */
export function useWrittenList(kind: RewardKind): Pick<ListAddress, 'requested' | 'sorting'> {
  const [query] = useSearchParams()
  return { requested: requestedCategories(query), sorting: requestedSorting(query, kind) }
}
