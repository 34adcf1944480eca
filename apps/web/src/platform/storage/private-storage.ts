import { safeSessionStorage, type SafeStorage } from './safe-storage.ts'

const prefix = 'member:'
const ownerKey = 'owner'
/** Begins the keys of what a member has typed and not sent yet. */
const draftPrefix = 'draft:'

/** What removes all that the browser keeps beyond this tab, but for the member alone. */
const forgetLasting = new Set<() => void>()

/** What a member leaves in this tab. All of it goes when the session ends (AUT-03), so that nobody else finds it. */
export const privateStorage = createPrivateStorage(safeSessionStorage)

/**
 * Returns the key of a draft: a session that ran out leaves drafts for the member who comes back, and for nobody else.
 */
export function draftKey(name: string): string {
  return draftPrefix + name
}

/** Calls back when a session ends, to remove what is kept in the browser beyond this tab and goes all the same (AUT-03). */
export function onClearLastingStorage(forget: () => void): void {
  forgetLasting.add(forget)
}

/** Removes what is kept beyond this tab. */
export function clearLastingStorage(): void {
  for (const forget of forgetLasting) forget()
}

function createPrivateStorage(storage: SafeStorage) {
  const own = {
    get: (key: string) => storage.get(prefix + key),
    set: (key: string, value: string) => storage.set(prefix + key, value),
    remove: (key: string) => storage.remove(prefix + key),
    /** Removes all whose keys have this beginning. */
    removeAll(start: string): void {
      for (const key of storage.keys()) if (key.startsWith(prefix + start)) storage.remove(key)
    },
    /** Returns whether the browser keeps what a member leaves, beyond the life of the page. */
    isKept: () => storage.isKept(),
    /** Says whose it is from now on; what anybody else left goes. */
    claimFor(memberId: string): void {
      if (own.get(ownerKey) === memberId) return
      own.clear()
      own.set(ownerKey, memberId)
    },
    /** With `keepsDrafts`, drafts stay, with the name of whose they are. */
    clear({ keepsDrafts = false } = {}): void {
      const keys = storage.keys().filter((key) => key.startsWith(prefix))
      const drafts = keepsDrafts ? keys.filter((key) => key.startsWith(prefix + draftPrefix)) : []
      const stays = new Set(drafts.length === 0 ? [] : [...drafts, prefix + ownerKey])
      for (const key of keys) if (!stays.has(key)) storage.remove(key)
    },
  }
  return own
}
