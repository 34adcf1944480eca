import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { trackFilter } from '#domain/reward/api/track-reward.ts'
import { useQueryString } from '#platform/links/use-query-string.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { requestedCategories, withCategories } from '../model/category-filter.ts'
import { requestedSorting, type Sorting, withSorting } from '../model/sort.ts'

/** In milliseconds: changes that follow each other so quickly are one entry of the history. */
const changePause = 5000

export interface ListAddress {
  requested: readonly string[]
  sorting: Sorting
  setCategories: (names: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
}

/**
 * The state of a list is its address, which can be shared, reloaded and gone back to (DIS-02, DIS-08). Each change is
 * told to analytics (DIS-21). Changes that follow each other within a few seconds are one step of Back.
 */
export function useListAddress(kind: RewardKind): ListAddress {
  const [query, setQuery] = useQueryString()
  const lastChange = useRef({ at: 0, to: '' })
  const change = (next: URLSearchParams) => {
    const { at, to } = lastChange.current
    const isSoonAfter = Date.now() - at < changePause && to === String(query)
    lastChange.current = { at: Date.now(), to: String(next) }
    setQuery(next, { replace: isSoonAfter })
  }
  const list = kind === 'EARN' ? 'earn' : 'spend'
  return {
    requested: requestedCategories(query),
    sorting: requestedSorting(query, kind),
    setCategories(names) {
      trackFilter({ list, filter: 'category', values: names })
      change(withCategories(query, names))
    },
    setSorting(sorting) {
      trackFilter({ list, filter: 'sort', values: sorting === 'featured' ? [] : [sorting] })
      change(withSorting(query, sorting))
    },
  }
}

/**
 * Returns what the list itself shows: it follows once the router has gone there, without haste, so that however long
 * it is, the chip that was pressed answers at once.
 */
export function useWrittenList(kind: RewardKind): Pick<ListAddress, 'requested' | 'sorting'> {
  const [query] = useSearchParams()
  return { requested: requestedCategories(query), sorting: requestedSorting(query, kind) }
}
