import type { SearchResultsView } from '../model/search-results.ts'

/** A search whose result was followed. */
interface LeftSearch {
  /** Of the history entry of the page that it lay over. */
  key: string
  term: string
  view: SearchResultsView
}

let left: LeftSearch | undefined

/** Keeps the search that a result leads away from, for when the member comes back to the page below it. */
export function keepLeftSearch(search: LeftSearch): void {
  left = search
}

/** Returns the search that was left from the page of a history entry. */
export function leftSearch(key: string): LeftSearch | undefined {
  return left?.key === key ? left : undefined
}

export function forgetLeftSearch(): void {
  left = undefined
}
