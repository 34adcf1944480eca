import { proxy, useSnapshot } from 'valtio'
import { startLogin } from '#platform/auth/auth.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { paths } from '#domain/page/model/paths.ts'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

/** How the login for a search goes (FLT-48). */
export type FlightLogin =
  | { kind: 'idle' }
  | { kind: 'request' }
  /** The member is back, and all that was answered is filled in. */
  | { kind: 'success' }
  /** Login did not start, was not finished, or led back to nothing that can be searched. */
  | { kind: 'error'; reason: 'not-started' | 'not-finished' | 'target-ignored' }

/** Where a search leads after login, while the guest is at the identity provider (FLT-46). */
const key = 'flight-login-target'
const store = proxy<{ login: FlightLogin }>({ login: { kind: 'idle' } })

/** Returns how the login for a search goes, for components. */
export function useFlightLogin(): FlightLogin {
  return useSnapshot(store).login
}

export function setFlightLogin(login: FlightLogin): void {
  store.login = login
}

/**
 * Saves where a search leads, and leaves for the identity provider (FLT-45, FLT-46). `returnPath` is where the guest comes
 * back to, logged in or not: the questions with all answers.
 */
export async function logInForSearch(target: string, returnPath: string): Promise<void> {
  store.login = { kind: 'request' }
  safeSessionStorage.set(key, target)
  try {
    await startLogin(returnPath)
  } catch (error) {
    console.warn('Login for a flight search did not start', error)
    safeSessionStorage.remove(key)
    store.login = { kind: 'error', reason: 'not-started' }
  }
}

/** Returns the path that was saved, once; undefined when none was. */
export function takeLoginTarget(): string | undefined {
  const path = safeSessionStorage.get(key)
  safeSessionStorage.remove(key)
  return path
}

/** Returns a saved path that may be used: one of ours that contains the edit route of results (FLT-47). */
export function usableTarget(path: string): string | undefined {
  const safe = safeReturnPath(path)
  return safe.replace(/[?#].*$/s, '').includes(paths.flightResultsEdit.href()) ? safe : undefined
}
