import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepPages, pagesKept } from './kept-pages.ts'

export interface GrowingList {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * Makes a list as long again as it was when this entry of the history was left, however it is come back to: one step
 * back, from another site, or by a reload. Where it was scrolled to then is there as well.
 */
export function useKeptPages(list: GrowingList): void {
  const { key, pathname, search } = useLocation()
  // A place on the same page is an entry without a key of its own.
  const entry = `${key}${pathname}${search}`
  const [wanted, setWanted] = useState({ entry, pages: pagesKept(entry) })
  if (wanted.entry !== entry) setWanted({ entry, pages: pagesKept(entry) })
  const count = list.data?.pages.length ?? 0
  const grow = useEffectEvent(() => void list.fetchNextPage())
  const isShort = count > 0 && count < wanted.pages
  const grows = isShort && list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  useEffect(() => {
    if (grows) grow()
  }, [grows])
  useEffect(() => {
    if (count > pagesKept(entry)) keepPages(entry, count)
  }, [entry, count])
}
