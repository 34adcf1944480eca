import { safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { deepLinkOf } from '../model/redirects.ts'

/** Beside the pending login redirect, as it has to outlive the way to the identity provider (AUT-32). */
const key = 'deep-link'

export function keepDeepLink(path: string): void {
  safeSessionStorage.set(key, path)
}

/** Returns the deep link, if what is kept is one. */
export function keptDeepLink(): string | undefined {
  return deepLinkOf(safeSessionStorage.get(key) ?? '/')
}

/** Once its route has been left (AUT-33). */
export function forgetDeepLink(): void {
  safeSessionStorage.remove(key)
}
