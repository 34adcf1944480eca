/** Browser storage that never throws: blocked, full or absent storage is logged and forgotten (ERR-50). */
export interface SafeStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

export const safeLocalStorage = wrap(() => globalThis.localStorage)
export const safeSessionStorage = wrap(() => globalThis.sessionStorage)

function wrap(storage: () => Storage): SafeStorage {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      console.warn('Browser storage is not available', error)
      return undefined
    }
  }
  return {
    get: (key) => attempt(() => storage().getItem(key)) ?? undefined,
    set: (key, value) => attempt(() => storage().setItem(key, value)),
    remove: (key) => attempt(() => storage().removeItem(key)),
    keys: () => attempt(() => Object.keys(storage())) ?? [],
  }
}
