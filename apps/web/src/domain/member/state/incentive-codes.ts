import { draftKey, privateStorage } from '#platform/storage/private-storage.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** Where incentive codes wait for a login (AUT-06). */
export const incentiveCodesKey = 'incentiveCodes'

/** Where those of a new member wait for the end of onboarding, which sends them as well (ONB-39). */
const newMemberKey = draftKey('incentive-codes')

/** What the server takes of one update. */
const mostCodes = 20
const longestCode = 64

/** Returns the incentive codes that wait for a login. */
export function storedIncentiveCodes(): string[] {
  return parsed(safeLocalStorage.get(incentiveCodesKey))
}

/** Keeps the incentive codes that a new member came with, beside those that they came with before. */
export function keepNewMembersCodes(codes: readonly string[]): void {
  const all = new Set([...parsed(privateStorage.get(newMemberKey)), ...codes])
  if (all.size > 0) privateStorage.set(newMemberKey, JSON.stringify([...all]))
}

/** Returns the incentive codes that onboarding sends: those the member came with, and those that have come since. */
export function newMembersCodes(): string[] {
  const codes = new Set([...parsed(privateStorage.get(newMemberKey)), ...storedIncentiveCodes()])
  return [...codes].filter((code) => code !== '' && code.length <= longestCode).slice(0, mostCodes)
}

/** Forgets the incentive codes, once onboarding has sent them. */
export function forgetNewMembersCodes(): void {
  privateStorage.remove(newMemberKey)
  safeLocalStorage.remove(incentiveCodesKey)
}

function parsed(text = '[]'): string[] {
  try {
    const codes: unknown = JSON.parse(text)
    return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}
