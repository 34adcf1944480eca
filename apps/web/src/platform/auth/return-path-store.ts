import { safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { safeReturnPath } from './return-path.ts'

/** Where the path to return to is kept while the member is at the identity provider (AUT-41). */
const key = 'login-return-path'

/** Remembers where a login, or a step-up, started (AUT-02). */
export function keepReturnPath(path: string): void {
  safeSessionStorage.set(key, safeReturnPath(path))
}

/** Returns the path kept, once; home when there is none. */
export function takeReturnPath(): string {
  const path = safeReturnPath(safeSessionStorage.get(key))
  forgetReturnPath()
  return path
}

export function forgetReturnPath(): void {
  safeSessionStorage.remove(key)
}
