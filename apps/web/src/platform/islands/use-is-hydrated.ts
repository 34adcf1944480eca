import { useSyncExternalStore } from 'react'

/**
 * Returns false while a component hydrates markup of the server, and true from then on. A part that hydrates late must not
 * yet render what the browser has come to know since.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
