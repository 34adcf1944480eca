import type { SortOption } from '@clubhouse/rest-client/club'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** What a list is sorted by; featured is the editors' own order, and the default (DIS-06, DIS-07). */
export type Sorting = SortOption | 'featured'

const parameter = 'sort'

/** Every value that an address may carry (DIS-09). */
const sortOptions: Readonly<Record<SortOption, true>> = {
  cost: true,
  '-cost': true,
  title: true,
  '-title': true,
  createdDate: true,
  popular: true,
  date: true,
  '-date': true,
}

const menus: Readonly<Record<RewardKind, readonly Sorting[]>> = {
  EARN: ['featured', 'createdDate'],
  SPEND: ['featured', 'createdDate', 'cost', '-cost'],
}

/**
 * Returns the sorting in an address; featured when there is none, or one that the list has not (DIS-08, DIS-09). Earn
 * rewards have no cost.
 */
export function requestedSorting(query: URLSearchParams, kind: RewardKind): Sorting {
  const sort = query.getAll(parameter).find(isSortOption)
  return sort === undefined || (kind === 'EARN' && sort.endsWith('cost')) ? 'featured' : sort
}

/**
 * Returns the options of a list's sort menu (DIS-06, DIS-07, CON-18), with the one in the address where it is another.
 */
export function sortMenu(kind: RewardKind, current: Sorting): readonly Sorting[] {
  const menu = menus[kind]
  return menu.includes(current) ? menu : [...menu, current]
}

/** Returns the address's query with a sorting; the default is not written. */
export function withSorting(query: URLSearchParams, sorting: Sorting): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(parameter)
  if (sorting !== 'featured') next.set(parameter, sorting)
  return next
}

export function isSorting(value: string): value is Sorting {
  return value === 'featured' || isSortOption(value)
}

function isSortOption(value: string): value is SortOption {
  return Object.hasOwn(sortOptions, value)
}
