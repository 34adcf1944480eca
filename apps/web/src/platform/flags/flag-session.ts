import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

/** Where the id of the browser session is kept that flags are asked for with (FLG-02). */
export const flagSessionKey = 'flag-session'

/** A random id, the same for the life of a tab; it says nothing of who looks. */
export function flagSession(): string {
  const kept = safeSessionStorage.get(flagSessionKey)
  if (kept !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(kept)) return kept
  const made = crypto.randomUUID()
  safeSessionStorage.set(flagSessionKey, made)
  return made
}
