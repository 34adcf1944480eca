import type { SortOption } from '@clubhouse/rest-client/club'

/** What a brand's rewards can be sorted by, in the order of the menu; the first is the default (BRD-07, CON-19). */
export const brandSorts = ['featured', 'cost', '-cost', 'date', '-date'] as const
export type BrandSort = (typeof brandSorts)[number]

const parameter = 'sort'

/** Returns the sorting in an address; featured when there is none, or an unknown one (BRD-08). */
export function requestedSort(query: URLSearchParams): BrandSort {
  return query.getAll(parameter).find(isBrandSort) ?? 'featured'
}

/** Returns the address's query with a sort; the default is not written (BRD-08). */
export function withSort(query: URLSearchParams, sort: BrandSort): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(parameter)
  if (sort !== 'featured') next.set(parameter, sort)
  return next
}

/** What the call is told: cost or date, ascending or descending, and nothing for the editors' own order (BRD-09). */
export function callSort(sort: BrandSort): { sort?: SortOption } {
  return sort === 'featured' ? {} : { sort }
}

export function isBrandSort(value: string): value is BrandSort {
  const known: readonly string[] = brandSorts
  return known.includes(value)
}
