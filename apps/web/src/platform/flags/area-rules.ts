import type { Flags } from './flags.ts'

/** A partner whose account a member can link. */
export type LinkablePartner = 'airline' | 'rewards-partner' | 'card-issuer'

/** Which partners' accounts a member is offered to link (FLG-05, FLG-12); the card and the rewards partner are for the US. */
export function linkablePartners(flags: Flags, country: 'GB' | 'US' | 'WORLD'): LinkablePartner[] {
  return [
    ...(flags.vaa_account_linking ? (['airline'] as const) : []),
    ...(country === 'US' && flags.web_bilt ? (['rewards-partner'] as const) : []),
    ...(country === 'US' ? (['card-issuer'] as const) : []),
  ]
}

/** How the card issuer's account is linked (FLG-10). */
export function cardLinkingFlow(flags: Flags): 'unified-login' | 'hand-off' {
  return flags.web_udal_flow ? 'unified-login' : 'hand-off'
}

/** Where the words of the card transition page come from (FLG-14). */
export function transitionSource(flags: Flags): 'content-service' | 'catalogue' {
  return flags.web_dynamic_transition_pages ? 'content-service' : 'catalogue'
}

/** What the card hub is made of (FLG-07, FLG-16). */
export function cardHub(flags: Flags) {
  const isUpdated = flags.web_cc_hub_benefits_update
  return {
    hasVariants: flags.web_cc_hub_variants,
    hasYearlyPerks: isUpdated,
    hasEligibleBenefits: isUpdated,
    hasIntroduction: !isUpdated,
  }
}

/** Where the data of the US card come from (FLG-18); whoever is in production never sees made-up ones. */
export function cardData(flags: Flags, environment: string): 'made-up' | 'server' {
  return flags.web_uscc_use_mock_data && environment !== 'production' ? 'made-up' : 'server'
}
