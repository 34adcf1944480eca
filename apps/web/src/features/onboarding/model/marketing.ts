import type { Profile, ProfileUpdate } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'

/** The ways in which the club may send marketing (ONB-27). */
export const marketingWays = ['email', 'sms', 'tel'] as const

export type MarketingWay = (typeof marketingWays)[number]

type Flags = Required<Pick<ProfileUpdate, 'marketingEmail' | 'marketingSms' | 'marketingTel'>>

/** The words beside each tick box. A tick opts out (ONB-28, CON-40). */
export const optOutLabels: Readonly<Record<MarketingWay, () => string>> = {
  email: m.onboarding_opt_out_email,
  sms: m.onboarding_opt_out_sms,
  tel: m.onboarding_opt_out_tel,
}

const wayNames: Readonly<Record<MarketingWay, () => string>> = {
  email: m.onboarding_way_email,
  sms: m.onboarding_way_sms,
  tel: m.onboarding_way_tel,
}

/** Returns the boxes that are ticked for a profile: all flags are on until its member says otherwise (ONB-29). */
export function optOutsOf(profile: Partial<Flags> | Profile): MarketingWay[] {
  const { marketingEmail = true, marketingSms = true, marketingTel = true } = profile
  const flags = { email: marketingEmail, sms: marketingSms, tel: marketingTel }
  return marketingWays.filter((way) => !flags[way])
}

/** Returns the flags of the boxes that are ticked: each is the inverse of its box (ONB-28). */
export function flagsOf(optOuts: readonly MarketingWay[]): Flags {
  return {
    marketingEmail: !optOuts.includes('email'),
    marketingSms: !optOuts.includes('sms'),
    marketingTel: !optOuts.includes('tel'),
  }
}

/** Returns in a sentence what a member gets with the boxes as they are. */
export function whatComes(optOuts: readonly MarketingWay[], locale: string): string {
  const ways = marketingWays.filter((way) => !optOuts.includes(way)).map((way) => wayNames[way]())
  if (ways.length === 0) return m.onboarding_will_get_nothing()
  return m.onboarding_will_get({ ways: new Intl.ListFormat(locale, { type: 'conjunction' }).format(ways) })
}

/** Returns the words that stood beside the boxes, with their version, to prove what the member was told (ONB-39, GAP-25). */
export function consentTexts(): Required<
  Pick<ProfileUpdate, 'marketingText' | 'marketingEmailText' | 'marketingSmsText'>
> {
  return {
    marketingText: [m.onboarding_marketing_intro(), m.onboarding_marketing_wording()].join(' '),
    marketingEmailText: m.onboarding_opt_out_email(),
    marketingSmsText: m.onboarding_opt_out_sms(),
  }
}
