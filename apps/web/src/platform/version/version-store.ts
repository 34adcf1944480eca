import { proxy, useSnapshot } from 'valtio'

/** Whether this build may still be used (ERR-38). */
export type VersionState = 'unknown' | 'supported' | 'too-old'

const store = proxy<{ state: VersionState }>({ state: 'unknown' })

export function useVersionState(): VersionState {
  return useSnapshot(store).state
}

export function currentVersionState(): VersionState {
  return store.state
}

export function setVersionState(state: VersionState): void {
  store.state = state
}
