import { proxy, subscribe, useSnapshot } from 'valtio'

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

const store = proxy<{ session: Session }>({ session: { kind: 'unauthenticated' } })

/** The session, for components. */
export function useSession(): Session {
  return useSnapshot(store).session
}

/** The session, outside components. */
export function currentSession(): Session {
  return store.session
}

export function setSession(session: Session): void {
  store.session = session
}

/** Calls back whenever somebody who was signed in no longer is. */
export function onSessionEnd(callback: () => void): void {
  let before = store.session.kind
  subscribe(store, () => {
    const { kind } = store.session
    if ((before === 'authenticated' || before === 'logging-out') && kind === 'unauthenticated') callback()
    before = kind
  })
}
