import { proxy, ref, useSnapshot } from 'valtio'

/** A message that a page shows in the place that its feed type names. */
export interface MessageCard {
  id: string
  feedType: string
  title: string
  body?: string | undefined
  imageUrl?: string | undefined
  /** A path of the app, or any other address. */
  linkUrl?: string | undefined
  linkText?: string | undefined
}

/** Whether the service knows this browser, and what it has to say since then. */
export type Messaging = { kind: 'off' } | { kind: 'initialised'; cards: readonly MessageCard[] }

const off: Messaging = { kind: 'off' }
const store = proxy<{ messaging: Messaging }>({ messaging: off })

export function messagingInitialised(cards: readonly MessageCard[]): void {
  store.messaging = { kind: 'initialised', cards: ref([...cards]) }
}

export function messagingStopped(): void {
  store.messaging = off
}

/** Returns the card for a place, once the service is initialised; undefined when it has none. */
export function useMessageCard(feedType: string): MessageCard | undefined {
  const { messaging } = useSnapshot(store)
  return messaging.kind === 'off' ? undefined : messaging.cards.find((card) => card.feedType === feedType)
}
