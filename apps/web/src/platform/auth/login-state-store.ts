import type { StateStore } from 'oidc-client-ts'
import { forgetLogin, keepLogin, keptLogin } from './kept-logins.ts'

/** What a login is told to carry when it is a step-up. */
export const stepUpState = 'step-up'

/** The parts of a login that are the same for every login, so that they need not be kept. */
export interface LoginSettings {
  authority: string
  clientId: string
  redirectUri: string
  scope: string
}

/** What oidc-client-ts says of a login, as far as it is kept. */
interface StatedLogin {
  request_type?: string
  data?: unknown
  nonce?: string
  extraTokenParams?: { code_verifier?: string }
}

/**
 * Where oidc-client-ts keeps a login between leaving for the identity provider and coming back: state, verifier and nonce,
 * in local storage. A silent login does not leave the page, so its state stays in memory.
 */
export function createLoginStateStore(settings: LoginSettings): StateStore {
  const silent = new Map<string, string>()
  const read = (key: string): string | null => {
    const stated = silent.get(key)
    if (stated !== undefined) return stated
    const login = keptLogin(key)
    if (login === undefined) return null
    return JSON.stringify({
      id: key,
      created: Math.floor(login.startedAt / 1000),
      request_type: 'si:r',
      authority: settings.authority,
      client_id: settings.clientId,
      redirect_uri: settings.redirectUri,
      scope: settings.scope,
      ...(login.nonce !== undefined && { nonce: login.nonce }),
      extraTokenParams: { code_verifier: login.verifier },
    })
  }
  return {
    async set(key, value) {
      const { request_type, data, nonce, extraTokenParams } = JSON.parse(value) as StatedLogin
      const verifier = extraTokenParams?.code_verifier
      if (request_type !== 'si:r') silent.set(key, value)
      else if (verifier === undefined || nonce === undefined) throw new Error('A login needs a verifier and a nonce')
      else keepLogin({ state: key, verifier, nonce, isStepUp: data === stepUpState, startedAt: Date.now() })
    },
    async get(key) {
      return read(key)
    },
    async remove(key) {
      const value = read(key)
      if (!silent.delete(key) && value !== null) forgetLogin(key)
      return value
    },
    async getAllKeys() {
      return [...silent.keys()]
    },
  }
}
