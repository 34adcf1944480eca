import type { SearchResult, SearchResults } from '@clubhouse/rest-client/club'
import { paths } from '#domain/page/model/paths.ts'
import { pointsTextOf, type RewardKind } from '#domain/reward/model/points-text.ts'
import { isVisible, type Viewer } from '#domain/reward/model/visibility.ts'

/** The two tabs (SRC-04). */
export type SearchResultsView = 'earn' | 'rewards'

/** What a search found, in the names of the state; the server calls it otherwise (SRC-14, CON-37). */
export interface FoundRewards {
  earnRewards: readonly SearchResult[]
  spendRewards: readonly SearchResult[]
  isEarnEmpty: boolean
  isSpendEmpty: boolean
}

/** Returns what somebody may see of it, each reward once, as lists have them (DIS-10, DIS-14 to DIS-19). */
export function toFoundRewards({ earnResults, spendResults }: SearchResults, viewer: Viewer): FoundRewards {
  const [earnRewards, spendRewards] = [visibleOnce(earnResults, viewer), visibleOnce(spendResults, viewer)]
  return {
    earnRewards,
    spendRewards,
    isEarnEmpty: earnRewards.length === 0,
    isSpendEmpty: spendRewards.length === 0,
  }
}

/** Returns what a tab shows. */
export function rewardsIn(view: SearchResultsView, found: FoundRewards): readonly SearchResult[] {
  return view === 'earn' ? found.earnRewards : found.spendRewards
}

export function otherView(view: SearchResultsView): SearchResultsView {
  return view === 'earn' ? 'rewards' : 'earn'
}

export function kindOf(view: SearchResultsView): RewardKind {
  return view === 'earn' ? 'EARN' : 'SPEND'
}

/** Returns where a row leads (SRC-07). */
export function hrefOf(view: SearchResultsView, { rewardId, slug }: SearchResult): string {
  return (view === 'earn' ? paths.earnReward : paths.spendReward).href({ rewardId, slug })
}

/** Returns what a found reward costs or brings, as its tile says it; undefined when the server does not say. */
export function pointsTextIn(view: SearchResultsView, result: SearchResult): string | undefined {
  return pointsTextOf({ ...result, content: result }, kindOf(view))
}

function visibleOnce(results: readonly SearchResult[], viewer: Viewer): SearchResult[] {
  const byId = new Map(results.map((result) => [result.rewardId, result]))
  return [...byId.values()].filter(({ tags }) => isVisible(tags, viewer))
}
