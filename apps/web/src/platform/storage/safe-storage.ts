/**
 * Browser storage that never throws (ERR-50). What it does not take, because it is blocked or full, is kept for the life
 * of the page. The first failure is logged, and none after it.
 */
export interface SafeStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Returns whether the browser takes a value now, so that it outlives the page. */
  isKept(): boolean
}

/** Written and taken away again, to see whether storage takes anything. */
const probe = 'storage-probe'

export const safeLocalStorage = createSafeStorage(() => globalThis.localStorage)
export const safeSessionStorage = createSafeStorage(() => globalThis.sessionStorage)

export function createSafeStorage(storage: () => Storage): SafeStorage {
  const kept = new Map<string, string>()
  // Where pages are rendered ahead of time, there is none to miss.
  let isLogged = typeof document === 'undefined'
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      if (!isLogged) console.warn('Browser storage is not available', error)
      isLogged = true
      return undefined
    }
  }
  const remove = (key: string) => {
    kept.delete(key)
    attempt(() => storage().removeItem(key))
  }
  return {
    get: (key) => kept.get(key) ?? attempt(() => storage().getItem(key)) ?? undefined,
    set(key, value) {
      const isTaken = attempt(() => {
        storage().setItem(key, value)
        return true
      })
      if (isTaken === true) kept.delete(key)
      else {
        // What storage holds from before must not come back with the next page.
        remove(key)
        kept.set(key, value)
      }
    },
    remove,
    isKept: () =>
      attempt(() => {
        storage().setItem(probe, probe)
        storage().removeItem(probe)
        return true
      }) === true,
    keys: () => [...new Set([...(attempt(() => Object.keys(storage())) ?? []), ...kept.keys()])],
  }
}
