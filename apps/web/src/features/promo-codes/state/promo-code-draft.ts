import { draftKey, privateStorage } from '#platform/storage/private-storage.ts'

/** Typed and not taken yet: it outlives a reload, and a session that ran out, for the member who typed it. */
const key = draftKey('promo-code')

/** What was typed before, if anything. */
export function keptPromoCode(): string {
  return privateStorage.get(key) ?? ''
}

/** Keeps what is typed. */
export function keepPromoCode(code: string): void {
  if (code === '') privateStorage.remove(key)
  else privateStorage.set(key, code)
}
