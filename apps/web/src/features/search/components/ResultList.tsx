import type { SearchResult } from '@clubhouse/rest-client/club'
import { useRef } from 'react'
import { trackRowSelected } from '#domain/reward/api/track-reward.ts'
import { useLinkClicks } from '#platform/analytics/use-link-clicks.ts'
import { hrefOf, kindOf, type SearchResultsView } from '../model/search-results.ts'
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
  const list = useRef<HTMLDivElement>(null)
  useLinkClicks(list, ({ pathname }) => {
    const index = results.findIndex((result) => pathname.endsWith(hrefOf(view, result)))
    const chosen = results[index]
    if (chosen === undefined) return
    onFollow()
    trackRowSelected(chosen, kindOf(view), { list: 'search', position: index + 1 })
  })
  return (
    <div ref={list} className={styles.results} data-outdated={isOutdated || undefined} aria-busy={isOutdated}>
      {/* Safari forgets that a list without bullets is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {results.map((result) => (
          <ResultRow key={result.rewardId} result={result} href={hrefOf(view, result)} keyword={keyword} />
        ))}
      </ul>
    </div>
  )
}
