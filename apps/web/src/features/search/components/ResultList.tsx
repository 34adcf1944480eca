import type { SearchResult } from '@clubhouse/rest-client/club'
import { trackRowSelected } from '#domain/reward/api/track-reward.ts'
import { hrefOf, kindOf, pointsTextIn, type SearchResultsView } from '../model/search-results.ts'
import { ResultRow } from './ResultRow.tsx'
import * as styles from './search.css.ts'

export interface ResultListProps {
  view: SearchResultsView
  keyword: string
  results: readonly SearchResult[]
  /** Whether others are on their way. */
  isOutdated: boolean
  /** Called when one of them is followed. */
  onFollow: () => void
}

/** What one side has for a keyword; scrolls by itself (SRC-07, SRC-13). */
export function ResultList({ view, keyword, results, isOutdated, onFollow }: ResultListProps) {
  return (
    <div className={styles.results} data-outdated={isOutdated || undefined} aria-busy={isOutdated}>
      {/* Safari forgets that a list without bullets is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {results.map((result, index) => (
          <ResultRow
            key={result.rewardId}
            result={result}
            href={hrefOf(view, result)}
            pointsText={pointsTextIn(view, result)}
            keyword={keyword}
            onFollow={() => {
              onFollow()
              trackRowSelected(result, kindOf(view), { list: 'search', position: index + 1 })
            }}
          />
        ))}
      </ul>
    </div>
  )
}
