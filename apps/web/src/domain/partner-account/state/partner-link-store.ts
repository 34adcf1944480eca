import { readCookie, writeCookie } from '#platform/storage/cookies.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** Where an auto-link keeps its inputs on its way through the partner and the club's login (LNK-11, LNK-12). */
const keys = {
  connectCode: 'connectPartnerCode',
  connectionId: 'connectionId',
  loginEmail: 'loginEmail',
  successUrl: 'onConnectSuccessUrl',
  failUrl: 'onConnectFailUrl',
  accessToken: 'partnerLinkAccessToken',
  idToken: 'partnerLinkIdToken',
} as const

const names = Object.keys(keys) as (keyof typeof keys)[]

/** The inputs of an auto-link, as far as they are there. */
export type AutoLinkInputs = { [Name in keyof typeof keys]?: string | undefined }

/** The cookie that holds the airline's id token, and its lifetime of 28 days in seconds (LNK-17). */
const tokenCookie = 'partnerLinkIdToken'
const tokenLifetime = 28 * 24 * 60 * 60

/** The id token on its way from the partner's callback to the page that links: in memory, where only this document has it. */
let handedOver: string | undefined

/** Returns what is kept of an auto-link; an empty value counts as none. */
export function keptAutoLink(): AutoLinkInputs {
  return Object.fromEntries(names.map((name) => [name, safeLocalStorage.get(keys[name]) || undefined]))
}

/** Keeps inputs of an auto-link, beside those that are kept already. */
export function keepAutoLink(inputs: AutoLinkInputs): void {
  for (const name of names) {
    const value = inputs[name]
    if (value !== undefined) safeLocalStorage.set(keys[name], value)
  }
}

/** True when a partner account waits to be linked: its id token and the partner's code are there (AUT-23, LNK-10, ONB-30). */
export function hasAutoLink(): boolean {
  const { idToken, connectCode } = keptAutoLink()
  return idToken !== undefined && connectCode !== undefined
}

/** Hands an id token over to the page that links; with `isLasting`, a cookie keeps it as well (LNK-17, CON-34). */
export function keepPartnerToken(idToken: string, { isLasting }: { isLasting: boolean }): void {
  handedOver = idToken
  if (isLasting) writeTokenCookie(idToken, tokenLifetime)
}

/** Returns the id token that the member came back with from a partner, while it is needed; with `isLasting`, after a reload too. */
export function keptPartnerToken({ isLasting }: { isLasting: boolean }): string | undefined {
  return handedOver ?? (isLasting ? readTokenCookie() : undefined)
}

/** Forgets the partner's tokens and all that belongs to them: on logout, and once the accounts are linked (CON-34). */
export function forgetPartnerLink(): void {
  for (const key of Object.values(keys)) safeLocalStorage.remove(key)
  handedOver = undefined
  writeTokenCookie('', 0)
}

function readTokenCookie(): string | undefined {
  try {
    return readCookie(tokenCookie) || undefined
  } catch {
    return undefined
  }
}

function writeTokenCookie(value: string, seconds: number): void {
  try {
    writeCookie(tokenCookie, value, seconds)
  } catch (error) {
    console.warn('Cookies are not available', error)
  }
}
