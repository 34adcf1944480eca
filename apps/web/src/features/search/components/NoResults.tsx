import { Button } from '@clubhouse/design-system/Button'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { m } from '#paraglide/messages.js'
import type { SearchResultsView } from '../model/search-results.ts'

export interface NoResultsProps {
  view: SearchResultsView
  keyword: string
  /** How many the other tab has. */
  otherCount: number
  onOpenOther: () => void
}

/** One side has nothing for a keyword: the other one may (SRC-09). */
export function NoResults({ view, keyword, otherCount, onOpenOther }: NoResultsProps) {
  const isEarn = view === 'earn'
  const suggestion = isEarn ? m.search_none_see_rewards : m.search_none_see_earn
  return (
    <EmptyState
      headingLevel={3}
      title={isEarn ? m.search_none_earn_title({ keyword }) : m.search_none_rewards_title({ keyword })}
      body={
        otherCount === 0
          ? isEarn
            ? m.search_none_earn_body_either()
            : m.search_none_rewards_body_either()
          : isEarn
            ? m.search_none_earn_body()
            : m.search_none_rewards_body()
      }
      action={
        otherCount > 0 && (
          <Button variant="secondary" onPress={onOpenOther}>
            {suggestion({ count: otherCount })}
          </Button>
        )
      }
    />
  )
}
