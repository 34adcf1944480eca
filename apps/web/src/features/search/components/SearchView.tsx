import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { SearchState } from '../api/search.ts'
import { otherView, rewardsIn, type SearchResultsView } from '../model/search-results.ts'
import { NoResults } from './NoResults.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'

export interface SearchViewProps {
  view: SearchResultsView
  state: SearchState
  /** What stands here before anything is looked for. */
  start: ReactNode
  /** Called when a result is followed. */
  onFollow: () => void
  onOpenOther: () => void
  /** Told when it is tried again: the button goes. */
  onRetry: () => void
}

/** What a tab shows of a search (SRC-05, SRC-07, SRC-09, SRC-10). */
export function SearchView({ view, state, start, onFollow, onOpenOther, onRetry }: SearchViewProps) {
  switch (state.kind) {
    case 'idle':
      return start
    case 'loading':
      return <ResultSkeleton />
    case 'failed': {
      const retry = () => {
        onRetry()
        state.retry()
      }
      return (
        <ErrorPanel
          headingLevel={3}
          title={m.search_failed_title()}
          body={m.common_try_again_body()}
          action={<Button onPress={retry}>{m.common_try_again()}</Button>}
        />
      )
    }
    case 'found': {
      const { keyword, found, isOutdated } = state
      const results = rewardsIn(view, found)
      const otherCount = rewardsIn(otherView(view), found).length
      return results.length === 0 ? (
        <NoResults view={view} keyword={keyword} otherCount={otherCount} onOpenOther={onOpenOther} />
      ) : (
        <ResultList view={view} keyword={keyword} results={results} isOutdated={isOutdated} onFollow={onFollow} />
      )
    }
  }
}
