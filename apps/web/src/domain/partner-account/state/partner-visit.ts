import type { PartnerCode } from '@clubhouse/rest-client/club'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { isPartnerCode } from '../model/partners.ts'

/** A visit at a partner's sign-in: what its answer has to fit, and where the member goes on. */
export interface PartnerVisit {
  partner: PartnerCode
  state: string
  nonce: string
  /** Where the partner leads back to. */
  redirectUri: string
  /** The page of the app that the member is on afterwards, without base path. */
  returnTo: string
  /** Who left; empty for a visitor. */
  memberId: string
  /** Whether the partner's tokens are for an auto-link. */
  isAutoLink: boolean
  /** Whether the member is back, and the link is under way. */
  isBack?: boolean
}

/** In this tab alone, and gone with the session. */
const key = 'partner-visit'

export function keepVisit(visit: PartnerVisit): void {
  privateStorage.set(key, JSON.stringify(visit))
}

export function forgetVisit(): void {
  privateStorage.remove(key)
}

/** Returns the visit that this tab is on, if any. */
export function keptVisit(): PartnerVisit | undefined {
  try {
    const visit: unknown = JSON.parse(privateStorage.get(key) ?? 'null')
    return isVisit(visit) ? visit : undefined
  } catch {
    return undefined
  }
}

function isVisit(value: unknown): value is PartnerVisit {
  if (typeof value !== 'object' || value === null) return false
  const visit: { [Key in keyof PartnerVisit]?: unknown } = value
  const texts = [visit.partner, visit.state, visit.nonce, visit.redirectUri, visit.returnTo, visit.memberId]
  return texts.every((text) => typeof text === 'string') && isPartnerCode(String(visit.partner))
}
