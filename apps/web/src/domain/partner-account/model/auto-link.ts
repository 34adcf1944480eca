import type { PartnerCode } from '@clubhouse/rest-client/club'
import type { AutoLinkInputs } from '../state/partner-link-store.ts'
import { isPartnerCode, partnerRules } from './partners.ts'

/** What an address asks for that a partner has sent a member. */
export interface AutoLinkRequest extends Pick<AutoLinkInputs, 'loginEmail' | 'successUrl' | 'failUrl'> {
  partner: PartnerCode
  connectionId: string
}

/** The parameters of such an address; the last two are paths of ours. */
const parameters = ['partnerCode', 'connectionId', 'loginEmail', 'onConnectSuccessUrl', 'onConnectFailUrl'] as const

/** Longer values are nobody's. */
const longest = 2000

/**
 * Returns the auto-link that an address asks for; undefined without a connection and a partner that is known and answers
 * with an id token (LNK-10, LNK-13).
 */
export function readAutoLinkRequest(search: string): AutoLinkRequest | undefined {
  const query = new URLSearchParams(search)
  const [partner, connectionId, loginEmail, successUrl, failUrl] = parameters.map((name) => {
    const value = query.get(name) ?? ''
    return value === '' || value.length > longest ? undefined : value
  })
  if (!isPartnerCode(partner) || partnerRules[partner].answers !== 'id_token' || connectionId === undefined)
    return undefined
  return { partner, connectionId, loginEmail, successUrl, failUrl }
}

/** True when an address has any parameter of an auto-link. */
export function hasAutoLinkParameters(search: string): boolean {
  const query = new URLSearchParams(search)
  return parameters.some((name) => query.has(name))
}

/** Returns a saved URL decoded (ONB-38); one that cannot be decoded is none. */
export function decodedUrl(saved: string | undefined): string | undefined {
  if (saved === undefined || /^(\/|https?:)/.test(saved)) return saved
  try {
    return decodeURIComponent(saved)
  } catch {
    return undefined
  }
}
