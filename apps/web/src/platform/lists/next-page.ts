/** How it stands with the page after those that a list shows. */
export type NextPage = 'none' | 'available' | 'loading' | 'failed'

/** Returns what a growing list of TanStack Query says about its next page. */
export function nextPageOf(list: {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
}): NextPage {
  if (list.isFetchingNextPage) return 'loading'
  if (list.isFetchNextPageError) return 'failed'
  return list.hasNextPage ? 'available' : 'none'
}
