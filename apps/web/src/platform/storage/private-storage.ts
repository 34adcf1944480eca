import { safeSessionStorage } from './safe-storage.ts'

/** What a member leaves in this tab. All of it goes when the session ends (AUT-03), so that nobody else finds it. */
const prefix = 'member:'
const ownerKey = 'owner'

export const privateStorage = {
  get: (key: string) => safeSessionStorage.get(prefix + key),
  set: (key: string, value: string) => safeSessionStorage.set(prefix + key, value),
  remove: (key: string) => safeSessionStorage.remove(prefix + key),
  /** Says whose it is from now on; what anybody else left goes. */
  claimFor(memberId: string): void {
    if (privateStorage.get(ownerKey) === memberId) return
    privateStorage.clear()
    privateStorage.set(ownerKey, memberId)
  },
  clear(): void {
    for (const key of safeSessionStorage.keys()) if (key.startsWith(prefix)) safeSessionStorage.remove(key)
  },
}
