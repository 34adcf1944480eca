import { useSyncExternalStore } from 'react'

/**
 * False on the server and while its markup is taken over, true from then on: for what cannot be rendered ahead of time
 * without `style` attributes, which the site's policy drops.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
