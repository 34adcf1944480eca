import type { StateStore } from 'oidc-client-ts'
import { safeLocalStorage, safeSessionStorage } from '../storage/safe-storage.ts'

/** Where a login under way is kept, and nowhere else (AUT-05). */
export const verifierKey = 'auth_code_verifier'
export const stateKey = 'auth_state'

/** What a login is told to carry when it is a step-up, and where the state of that step-up is kept, in this tab. */
export const stepUpState = 'step-up'
const stepUpKey = 'step-up-state'

/** The parts of a login that are the same for every login, so that only verifier and state need to be kept. */
export interface LoginSettings {
  authority: string
  clientId: string
  redirectUri: string
  scope: string
}

/**
 * What oidc-client-ts keeps between leaving for the identity provider and coming back: the state and the verifier, under
 * the specification's keys. A silent login does not leave the page, so its state stays in memory.
 */
export function createLoginStateStore(settings: LoginSettings): StateStore {
  const silent = new Map<string, string>()
  const read = (key: string): string | null => {
    const kept = silent.get(key)
    if (kept !== undefined) return kept
    const verifier = safeLocalStorage.get(verifierKey)
    if (verifier === undefined || safeLocalStorage.get(stateKey) !== key) return null
    return JSON.stringify({
      id: key,
      created: Math.floor(Date.now() / 1000),
      request_type: 'si:r',
      authority: settings.authority,
      client_id: settings.clientId,
      redirect_uri: settings.redirectUri,
      scope: settings.scope,
      extraTokenParams: { code_verifier: verifier },
    })
  }
  return {
    async set(key, value) {
      const state = JSON.parse(value) as {
        request_type?: string
        data?: unknown
        extraTokenParams?: { code_verifier?: string }
      }
      const verifier = state.extraTokenParams?.code_verifier
      if (state.request_type === 'si:r' && verifier !== undefined) {
        safeLocalStorage.set(stateKey, key)
        safeLocalStorage.set(verifierKey, verifier)
        if (state.data === stepUpState) safeSessionStorage.set(stepUpKey, key)
        else safeSessionStorage.remove(stepUpKey)
      } else silent.set(key, value)
    },
    async get(key) {
      return read(key)
    },
    async remove(key) {
      const value = read(key)
      if (!silent.delete(key) && value !== null) forgetLogin()
      return value
    },
    async getAllKeys() {
      return [...silent.keys()]
    },
  }
}

/** The login under way. */
export function keptLogin() {
  return { verifier: safeLocalStorage.get(verifierKey), state: safeLocalStorage.get(stateKey) }
}

/** Whether what the provider leads back with belongs to a step-up. */
export function isStepUp(parameters: URLSearchParams): boolean {
  const state = safeSessionStorage.get(stepUpKey)
  return state !== undefined && state === parameters.get('state')
}

/** Forgets a login under way. */
export function forgetLogin(): void {
  safeSessionStorage.remove(stepUpKey)
  safeLocalStorage.remove(stateKey)
  safeLocalStorage.remove(verifierKey)
}
