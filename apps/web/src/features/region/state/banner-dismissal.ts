import { useSyncExternalStore } from 'react'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

/** Says for the session of this tab that the region banner was confirmed or closed (REG-20). */
const dismissedKey = 'region-banner-dismissed'

const listeners = new Set<() => void>()
/** For where storage is blocked: the banner then stays away until the next page load. */
let isDismissedWithoutStorage = false

export function dismissBanner(): void {
  safeSessionStorage.set(dismissedKey, 'true')
  isDismissedWithoutStorage = safeSessionStorage.get(dismissedKey) === undefined
  for (const listener of listeners) listener()
}

/** Returns whether the banner was dismissed; true while pages are rendered ahead of time, which know nothing of it. */
export function useIsBannerDismissed(): boolean {
  return useSyncExternalStore(subscribe, isBannerDismissed, () => true)
}

function isBannerDismissed(): boolean {
  return isDismissedWithoutStorage || safeSessionStorage.get(dismissedKey) !== undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
