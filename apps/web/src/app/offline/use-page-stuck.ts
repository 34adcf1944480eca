import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsOffline } from '#platform/connection/connection.ts'

/** Calls that belong to what is around every page: a page can be read without them. */
const aroundThePage: ReadonlySet<unknown> = new Set([
  'getBalances',
  'getProfile',
  'listFeatures',
  'listPlans',
  'listSubscriptions',
  'footerLinksPublic',
  'footerLinksPrivate',
])

/**
 * Returns whether the page that was entered by `pageKey` cannot load because there is no connection. Once a page has
 * loaded it stays, whatever it asks for later: what somebody has typed there is not taken away.
 */
export function usePageStuck(pageKey: string): boolean {
  const cache = useQueryClient().getQueryCache()
  const isOffline = useIsOffline()
  const isWaiting = useSyncExternalStore(
    // A query is created while its component renders, when no state may be set.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => cache.getAll().some(isPageWaitingFor),
    () => false,
  )
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    const look = () => {
      if (!cache.getAll().some(isPageWaitingFor)) setLoaded(pageKey)
    }
    // Once all parts of the page have started their requests.
    queueMicrotask(look)
    return cache.subscribe(notifyManager.batchCalls(look))
  }, [cache, pageKey])
  return isOffline && isWaiting && loaded !== pageKey
}

function isPageWaitingFor(query: Query): boolean {
  return query.isActive() && query.state.status === 'pending' && !query.queryKey.some((part) => aroundThePage.has(part))
}
