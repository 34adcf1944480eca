import { searchRewards } from '@clubhouse/rest-client/club'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRegion } from '#platform/region/use-region.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { type FoundRewards, toFoundRewards } from '../model/search-results.ts'
import type { Search } from '../state/use-search-term.ts'

/** How far a search is (SRC-14). */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** `isOutdated` while these are still those of the keyword before. */
  | { kind: 'found'; keyword: string; found: FoundRewards; isOutdated: boolean }

/**
 * Returns what is found with a keyword in this region, as far as the member may see it (SRC-15); nothing is shown
 * before it is known what must not be (DIS-15). While a longer one is looked for, what was found stays.
 */
export function useSearch({ keyword, isRefined }: Search): SearchState {
  const { countryCode } = useRegion()
  const viewer = useViewer()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...searchRewards.queryOptions({ keyword: keyword ?? '', viewingRegion: countryCode }),
    enabled: keyword !== undefined,
    ...(isRefined && { placeholderData: keepPreviousData }),
  })
  if (keyword === undefined) return { kind: 'idle' }
  if (data !== undefined && viewer !== undefined)
    return { kind: 'found', keyword, found: toFoundRewards(data, viewer), isOutdated: isPlaceholderData }
  return isError && data === undefined ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' }
}
