import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** Where verifier and state of the newest login are kept (AUT-05). */
export const verifierKey = 'auth_code_verifier'
export const stateKey = 'auth_state'
/** Begins the key of every login under way; its state follows. Several tabs may each have one. */
export const loginKeyPrefix = 'auth_login:'
/** Milliseconds after which a login under way is forgotten. The provider's pages do not wait longer. */
export const longestLogin = 60 * 60_000
/** How many logins may be under way in one browser; the oldest make room. */
export const mostLogins = 5

/** A login that left for the identity provider: what its answer has to fit. */
export interface KeptLogin {
  state: string
  verifier: string
  /** Absent from a login that the shell began: its request carries none (NAT-05). */
  nonce?: string
  /** Whether it asks for a one-time code only, for a member who is signed in (STP-02). */
  isStepUp: boolean
  /** By the device's clock, in milliseconds. */
  startedAt: number
}

/** Keeps a login for when the provider leads back. Forgets those that are too old or too many. */
export function keepLogin(login: KeptLogin): void {
  safeLocalStorage.set(loginKeyPrefix + login.state, JSON.stringify(login))
  forgetOldLogins()
}

/** Returns the login of a state, if this browser has started it and not finished it yet. */
export function keptLogin(state: string): KeptLogin | undefined {
  const login = readLogin(loginKeyPrefix + state)
  return login !== undefined && isInTime(login) ? login : undefined
}

/** Verifier and state of the newest login, as far as they are there. */
export function newestLogin(): Partial<Pick<KeptLogin, 'verifier' | 'state'>> {
  const [verifier, state] = [safeLocalStorage.get(verifierKey), safeLocalStorage.get(stateKey)]
  return { ...(verifier !== undefined && { verifier }), ...(state !== undefined && { state }) }
}

/** Forgets a login that is finished. Others may go on. */
export function forgetLogin(state: string): void {
  safeLocalStorage.remove(loginKeyPrefix + state)
  forgetOldLogins()
}

/** Forgets every login under way, in all tabs. */
export function forgetLogins(): void {
  for (const key of loginKeys()) safeLocalStorage.remove(key)
  forgetOldLogins()
}

function forgetOldLogins(): void {
  const logins = loginKeys()
    .map((key) => ({ key, login: readLogin(key) }))
    .toSorted((left, right) => (right.login?.startedAt ?? 0) - (left.login?.startedAt ?? 0))
  const stays = logins.filter(({ login }) => login !== undefined && isInTime(login)).slice(0, mostLogins)
  for (const { key } of logins) if (!stays.some((kept) => kept.key === key)) safeLocalStorage.remove(key)
  const newest = stays[0]?.login
  if (newest === undefined) {
    safeLocalStorage.remove(stateKey)
    safeLocalStorage.remove(verifierKey)
  } else {
    safeLocalStorage.set(stateKey, newest.state)
    safeLocalStorage.set(verifierKey, newest.verifier)
  }
}

function loginKeys(): string[] {
  return safeLocalStorage.keys().filter((key) => key.startsWith(loginKeyPrefix))
}

/** A clock that was set back makes a login seem to come from the future: that one is as old. */
function isInTime({ startedAt }: KeptLogin): boolean {
  return Math.abs(Date.now() - startedAt) < longestLogin
}

function readLogin(key: string): KeptLogin | undefined {
  try {
    const login: unknown = JSON.parse(safeLocalStorage.get(key) ?? 'null')
    return isLogin(login) && key === loginKeyPrefix + login.state ? login : undefined
  } catch {
    return undefined
  }
}

function isLogin(value: unknown): value is KeptLogin {
  if (typeof value !== 'object' || value === null) return false
  const login: { [Key in keyof KeptLogin]?: unknown } = value
  return (
    [login.state, login.verifier].every(isFilled) &&
    (login.nonce === undefined || isFilled(login.nonce)) &&
    typeof login.isStepUp === 'boolean' &&
    typeof login.startedAt === 'number'
  )
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
