import { privateStorage } from '#platform/storage/private-storage.ts'
import { readSearches, withSearch } from '../model/recent-searches.ts'

/** Where a member's last searches are kept until they log out; nobody else ever finds them. */
const storageKey = 'recent-searches'

export function recentSearches(): string[] {
  return readSearches(privateStorage.get(storageKey))
}

export function rememberSearch(keyword: string): void {
  privateStorage.set(storageKey, JSON.stringify(withSearch(recentSearches(), keyword)))
}

export function forgetSearches(): void {
  privateStorage.remove(storageKey)
}
