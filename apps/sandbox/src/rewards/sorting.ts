import type { components } from '@clubhouse/rest-client/club.types'
import type { ListedReward } from './list-rewards.ts'

export type SortOption = components['schemas']['SortOption']

type Comparison = (one: ListedReward, other: ListedReward) => number

const byTitle: Comparison = (one, other) => one.reward.content.title.localeCompare(other.reward.content.title, 'en')
const byCost: Comparison = (one, other) => (one.reward.cost ?? 0) - (other.reward.cost ?? 0)
const popularFirst: Comparison = (one, other) => Number(isPopular(other)) - Number(isPopular(one))

/** What each sort option of DIS-09 compares; the latest come first for `createdDate` (DIS-07). */
const comparisons: Readonly<Record<SortOption, Comparison>> = {
  cost: byCost,
  '-cost': (one, other) => byCost(other, one),
  title: byTitle,
  '-title': (one, other) => byTitle(other, one),
  createdDate: (one, other) =>
    Date.parse(other.reward.createdDate ?? '1970-01-01') - Date.parse(one.reward.createdDate ?? '1970-01-01'),
  popular: popularFirst,
  date: (one, other) => eventTime(one, Infinity) - eventTime(other, Infinity) || 0,
  '-date': (one, other) => eventTime(other, -Infinity) - eventTime(one, -Infinity) || 0,
}

/** Returns a list in the asked order; equals, and a list without a sort option, keep the editors' order. */
export function sortRewards(rewards: readonly ListedReward[], sort: SortOption | undefined): ListedReward[] {
  const editors = rewards.toSorted((one, other) => one.rank - other.rank)
  return sort === undefined ? editors : editors.toSorted(comparisons[sort])
}

function isPopular({ reward }: ListedReward): boolean {
  return reward.content.tags.includes('content.popular')
}

/** When the event takes place; what has no date comes last in either direction. */
function eventTime({ reward }: ListedReward, without: number): number {
  const time = Date.parse(reward.content.dateAndTime ?? '')
  return Number.isNaN(time) ? without : time
}
