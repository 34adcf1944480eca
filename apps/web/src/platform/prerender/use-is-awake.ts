import { useSyncExternalStore } from 'react'

/**
 * Whether a part has come to life: false while it takes over markup that was made ahead of time. A part that does so late
 * must not yet go by what the browser has come to know since.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
