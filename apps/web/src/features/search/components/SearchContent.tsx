import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { SearchField } from '@clubhouse/design-system/SearchField'
import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { formatNumber } from '#domain/points/model/format-points.ts'
import { type SearchState, useSearch } from '../api/search.ts'
import { otherView, rewardsIn, type SearchResultsView } from '../model/search-results.ts'
import { keywordOf, longestTerm, shortestTerm } from '../model/search-term.ts'
import { keepLeftSearch, leftSearch } from '../state/left-search.ts'
import { rememberSearch } from '../state/recent-searches.ts'
import { useResultKeys } from '../state/use-result-keys.ts'
import { useSearchTerm } from '../state/use-search-term.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchView } from './SearchView.tsx'

const views: readonly SearchResultsView[] = ['earn', 'rewards']

/**
 * The field, and what is found on each side of the club (SRC-02 to SRC-11). Enter searches at once, and from what is found
 * leads to the first result. After Back from a result, all is as it was.
 */
export function SearchContent() {
  const { key } = useLocation()
  const [before] = useState(() => leftSearch(key))
  const { term, search, change, searchNow } = useSearchTerm(before?.term)
  const [view, setView] = useState<SearchResultsView>(before?.view ?? 'earn')
  const state = useSearch(search)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useResultKeys(box)
  const worthKeeping = keywordThatFound(state)
  useEffect(() => {
    if (worthKeeping !== undefined) rememberSearch(worthKeeping)
  }, [worthKeeping])
  const searchAgain = (keyword: string) => {
    searchNow(keyword)
    field.current?.focus()
  }
  // The button that leads to the other tab goes with its own: focus goes on to what was found.
  const isLedOver = useRef(false)
  useEffect(() => {
    if (isLedOver.current) box.current?.querySelector<HTMLElement>('li a')?.focus()
    isLedOver.current = false
  })
  const leadOver = (next: SearchResultsView) => {
    isLedOver.current = true
    setView(next)
  }
  const submit = (value: string) => {
    const isFound = state.kind === 'found' && !state.isOutdated && state.keyword === keywordOf(value)
    const first = isFound ? box.current?.querySelector<HTMLElement>('li a') : undefined
    if (first == null) searchNow(value)
    else first.focus()
  }
  const start = <RecentSearches onChoose={searchAgain} onClear={() => field.current?.focus()} />
  return (
    <div ref={box}>
      <Stack gap="medium">
        <SearchField
          ref={field}
          name="search"
          label={m.search_label()}
          isLabelHidden
          placeholder={m.search_placeholder()}
          clearLabel={m.search_clear()}
          value={term}
          onChange={change}
          onSearch={submit}
          minimum={{ length: shortestTerm, message: m.search_too_short({ count: String(shortestTerm) }) }}
          maxLength={longestTerm}
          // Who opens the search wants to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <LiveRegion>{announcement(view, state)}</LiveRegion>
        <Tabs
          label={m.search_tabs()}
          selectedId={view}
          onSelectionChange={(id) => setView(id === 'earn' ? 'earn' : 'rewards')}
          items={views.map((each) => ({
            id: each,
            label: tabLabel(each, state),
            content: (
              <SearchView
                view={each}
                state={state}
                start={start}
                onFollow={() => keepLeftSearch({ key, term, view: each })}
                onOpenOther={() => leadOver(otherView(each))}
                onRetry={() => field.current?.focus()}
              />
            ),
          }))}
        />
      </Stack>
    </div>
  )
}

function keywordThatFound(state: SearchState): string | undefined {
  if (state.kind !== 'found' || state.isOutdated) return undefined
  return state.found.isEarnEmpty && state.found.isSpendEmpty ? undefined : state.keyword
}

/** Returns what the open tab has (SRC-08); nothing while that is not known. */
function announcement(view: SearchResultsView, state: SearchState): string | undefined {
  if (state.kind !== 'found' || state.isOutdated) return undefined
  const count = rewardsIn(view, state.found).length
  return view === 'earn' ? m.search_found_earn({ count }) : m.search_found_rewards({ count })
}

function tabLabel(view: SearchResultsView, state: SearchState): string {
  const tab = view === 'earn' ? m.common_earn() : m.common_rewards()
  if (state.kind !== 'found') return tab
  return m.search_tab_count({ tab, count: formatNumber(rewardsIn(view, state.found).length) })
}
