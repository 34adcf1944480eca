import { listSubscriptions } from '@clubhouse/rest-client/b2c'
import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from '#platform/query/invalidate.ts'

/** Says to the other tabs that the member's subscription may have changed, and nothing more. */
const channelName = 'clubhouse-subscription'

/** How many components follow, and how to stop, for each cache: one of them is enough. */
const followed = new Map<QueryClient, { count: number; stop: () => void }>()
let channel: BroadcastChannel | undefined

/**
 * Fetches the member's subscription again, in this tab and in every other one that is open: for whatever may have changed
 * it (SUB-13, SUB-24).
 */
export function subscriptionChanged(queryClient: QueryClient): Promise<unknown> {
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take one: a channel is of one origin
    openChannel()?.postMessage('changed')
  } catch (error) {
    console.warn('Other tabs were not told of the subscription', error)
  }
  return invalidate(queryClient, listSubscriptions)
}

/**
 * Fetches the member's subscription again whenever another tab may have changed it, and when this document comes back out
 * of the back/forward cache, where it hears nothing. Returns how to stop.
 */
export function followSubscription(queryClient: QueryClient): () => void {
  const following = followed.get(queryClient) ?? { count: 0, stop: fetchOnChange(queryClient) }
  followed.set(queryClient, following)
  following.count += 1
  return () => {
    following.count -= 1
    if (following.count > 0) return
    following.stop()
    followed.delete(queryClient)
  }
}

function fetchOnChange(queryClient: QueryClient): () => void {
  const fetchAgain = () => void invalidate(queryClient, listSubscriptions)
  const fetchWhenBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) fetchAgain()
  }
  openChannel()?.addEventListener('message', fetchAgain)
  window.addEventListener('pageshow', fetchWhenBack)
  return () => {
    channel?.removeEventListener('message', fetchAgain)
    window.removeEventListener('pageshow', fetchWhenBack)
  }
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel(channelName))
}
