import { proxy, useSnapshot } from 'valtio'

/** The notice about a member's session: that it ends soon (AUT-17), or that it has ended, and why (AUT-18). */
export type SessionNotice =
  | { kind: 'none' }
  | {
      kind: 'ending'
      /** By the device's clock, in milliseconds. */
      endsAt: number
      /** A renewal was tried and did not work out. */
      hasFailed: boolean
    }
  | { kind: 'ended'; reason: 'expired' | 'elsewhere' }

const store = proxy<{ notice: SessionNotice }>({ notice: { kind: 'none' } })

export function useSessionNotice(): SessionNotice {
  return useSnapshot(store).notice
}

export function showSessionNotice(notice: SessionNotice): void {
  store.notice = notice
}

export function closeSessionNotice(): void {
  store.notice = { kind: 'none' }
}
