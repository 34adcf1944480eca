import * as z from 'zod/mini'
import { appConfigFields, parseWith } from '#platform/config/config-fields.ts'
import type { ClubConfig } from './club-config.ts'

const url = z.url({ protocol: /^https?$/ })
const text = z.string().check(z.minLength(1))
const partner = z.optional(z.object({ authorizeUrl: url, clientId: text, unlinkUrl: z.optional(url) }))

const schema: z.ZodMiniType<ClubConfig> = z.object({
  ...appConfigFields,
  partners: z.optional(z.object({ VAA: partner, SYF: partner, BILTREWARDS: partner })),
  referralPartnerCode: z.optional(text),
  referralWidget: url,
  competitionRewardId: z.optional(text),
  sortableBrands: z.optional(z.array(text)),
  links: z.object({
    appStore: url,
    playStore: url,
    help: url,
    groupSite: url,
    buyPoints: url,
    giftPoints: url,
    transferPoints: url,
    flightCheckout: url,
    accountSettings: url,
    deleteAccount: url,
    creditCardPartner: z.optional(url),
    cardApplication: z.optional(url),
  }),
})

/** Checks a `config.json`. Throws a ConfigError that names every wrong field. */
export function parseConfig(value: unknown): ClubConfig {
  return parseWith(schema, value)
}
