import type { PartnerCode } from '@clubhouse/rest-client/club'
import { hasCreditCard } from '#domain/member/model/country-rules.ts'

export const partnerCodes = ['VAA', 'SYF', 'BILTREWARDS'] as const satisfies readonly PartnerCode[]

/** How a member signs in at a partner. */
interface PartnerRules {
  /** What the partner sends the member back with: a token in the fragment, or a code in the query. */
  answers: 'id_token' | 'code'
  /** What the sign-in asks for (LNK-16, LNK-21). */
  scope: string
  /** Whether a cookie keeps its id token (LNK-17). */
  keepsToken: boolean
}

export const partnerRules: Readonly<Record<PartnerCode, PartnerRules>> = {
  VAA: { answers: 'id_token', scope: 'openid', keepsToken: true },
  SYF: { answers: 'id_token', scope: 'openid', keepsToken: false },
  BILTREWARDS: { answers: 'code', scope: 'openid profile email phone offline_access', keepsToken: false },
}

/** True for the code of a partner that this app knows. */
export function isPartnerCode(value: string | undefined | null): value is PartnerCode {
  return partnerCodes.some((code) => code === value)
}

/** What decides which partners a member sees. */
export interface PartnerViewer {
  country: string | undefined
  /** `vaa_account_linking`. */
  linksAirline: boolean
  /** `web_bilt`. */
  linksRewards: boolean
}

/**
 * True when a member sees the card of a partner: the card issuer's in the US, the airline's where it can be linked or is,
 * the rewards partner's in the US with its flag (LNK-02 to LNK-04).
 */
export function seesPartner(
  partner: PartnerCode,
  { country, linksAirline, linksRewards }: PartnerViewer,
  isLinked: boolean,
): boolean {
  switch (partner) {
    case 'VAA':
      return linksAirline || isLinked
    case 'SYF':
      return hasCreditCard(country)
    case 'BILTREWARDS':
      return country === 'US' && linksRewards
  }
}
