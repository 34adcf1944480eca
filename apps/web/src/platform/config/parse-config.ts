import * as z from 'zod/mini'
import { type AppConfig, ConfigError } from './app-config.ts'

const url = z.url({ protocol: /^https?$/ })
const httpsOrigin = z.string().check(z.regex(/^https:\/\/[\w.-]+(?::\d+)?$/))
const text = z.string().check(z.minLength(1))
const partner = z.optional(z.object({ authorizeUrl: url, clientId: text, unlinkUrl: z.optional(url) }))

const schema: z.ZodMiniType<AppConfig> = z.object({
  environment: text,
  productName: text,
  clubName: text,
  theme: z.optional(text),
  origin: url,
  hosts: z.object({ club: url, discovery: url, b2c: url, referral: url, flights: url, content: url, images: url }),
  identity: z.object({ authority: url, clientId: text }),
  content: z.object({ space: text, environment: text, token: text, previewUrl: z.optional(url) }),
  embeds: z.optional(z.object({ frames: z.array(httpsOrigin), scripts: z.array(httpsOrigin) })),
  payments: z.optional(z.object({ script: url, publishableKey: z.string().check(z.regex(/^pk_\w+$/)) })),
  partners: z.optional(z.object({ VAA: partner, SYF: partner, BILTREWARDS: partner })),
  featuresProject: text,
  services: z.optional(
    z.object({
      analytics: z.optional(url),
      monitoring: z.optional(url),
      messaging: z.optional(url),
      personalisation: z.optional(url),
    }),
  ),
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

/** Checks a configuration that was read as JSON. Throws a ConfigError that names every wrong field. */
export function parseConfig(value: unknown): AppConfig {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'config.json'}: ${issue.message}`)
  throw new ConfigError(problems.join('; '))
}
