import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** What a link of a partner account keeps on its way through the partner (LNK-12). */
const keys = {
  idToken: 'partnerLinkIdToken',
  connectCode: 'connectPartnerCode',
  others: ['partnerLinkAccessToken', 'connectionId', 'loginEmail', 'onConnectSuccessUrl', 'onConnectFailUrl'],
} as const

/** Whether a partner account waits to be linked: its id token and the code of the partner are there (AUT-23, LNK-10). */
export function hasPartnerLink(): boolean {
  return [keys.idToken, keys.connectCode].every((key) => (safeLocalStorage.get(key) ?? '') !== '')
}

/** On logout, and once the accounts are linked (CON-34). */
export function forgetPartnerLink(): void {
  for (const key of [keys.idToken, keys.connectCode, ...keys.others]) safeLocalStorage.remove(key)
}
