import { proxy, useSnapshot } from 'valtio'

/** Whether the messaging service runs, and whether it knows the member. */
export type Messaging = { kind: 'off' } | { kind: 'initialised'; authentication: 'token' | 'disabled' }

const store = proxy<{ messaging: Messaging }>({ messaging: { kind: 'off' } })

/** The messaging service, for cards that it may send. */
export function useMessaging(): Messaging {
  return useSnapshot(store).messaging
}

export function setMessaging(messaging: Messaging): void {
  store.messaging = messaging
}
