import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Returns whether the browser says that it has no connection; requests wait meanwhile, and go on by themselves. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => !onlineManager.isOnline(),
    () => false,
  )
}

/** Reads from the browser again whether there is a connection, and returns it. */
export function checkConnection(): boolean {
  onlineManager.setOnline(navigator.onLine)
  return navigator.onLine
}
