import { useSyncExternalStore } from 'react'
import { proxy, ref, subscribe } from 'valtio'

/** Who is signed in, as the id token says it; the profile says more. */
export interface SessionMember {
  memberId: string
  email: string
}

/** The states of the session (AUT-01). Tokens are not part of it: they stay with the identity client, in memory. */
export type Session =
  | { kind: 'unauthenticated' }
  | { kind: 'authenticating' }
  | { kind: 'authenticated'; member: SessionMember }
  | { kind: 'logging-out' }

/** Of whoever opens a page, until more is known. */
const visitor: Session = { kind: 'unauthenticated' }

const store = proxy<{ session: Session }>({ session: ref(visitor) })
let epoch = 0

/** Returns the session, for components. A part that hydrates late begins with the visitor's, for whom it was rendered. */
export function useSession(): Session {
  return useSyncExternalStore(onChange, currentSession, () => visitor)
}

function onChange(listener: () => void): () => void {
  return subscribe(store, listener)
}

/** Returns the session, outside components. */
export function currentSession(): Session {
  return store.session
}

/** Returns the id of the member who is signed in, outside components. */
export function currentMemberId(): string | undefined {
  const { session } = store
  return session.kind === 'authenticated' ? session.member.memberId : undefined
}

export function setSession(session: Session): void {
  if (store.session.kind === 'authenticated' && session.kind !== 'authenticated') epoch++
  store.session = ref(session)
}

/** Changes whenever a session ends, so that what was begun in one is not finished in the next. */
export function sessionEpoch(): number {
  return epoch
}

/** Calls back whenever somebody who was signed in no longer is. */
export function onSessionEnd(callback: () => void): void {
  let before = epoch
  subscribe(
    store,
    () => {
      if (epoch === before) return
      before = epoch
      callback()
    },
    true,
  )
}

/** Calls back whenever somebody has signed in. */
export function onSessionStart(callback: () => void): void {
  let before = store.session
  subscribe(
    store,
    () => {
      if (store.session === before) return
      before = store.session
      if (before.kind === 'authenticated') callback()
    },
    true,
  )
}
