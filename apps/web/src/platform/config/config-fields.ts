import * as z from 'zod/mini'
import { ConfigError } from './app-config.ts'

const url = z.url({ protocol: /^https?$/ })
const httpsOrigin = z.string().check(z.regex(/^https:\/\/[\w.-]+(?::\d+)?$/))
const text = z.string().check(z.minLength(1))

/** How the fields of `AppConfig` are checked. */
export const appConfigFields = {
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
  featuresProject: text,
  services: z.optional(
    z.object({
      analytics: z.optional(url),
      monitoring: z.optional(url),
      messaging: z.optional(url),
      personalisation: z.optional(url),
    }),
  ),
}

/** Checks a configuration that was read as JSON. Throws a ConfigError that names every wrong field. */
export function parseWith<Config>(schema: z.ZodMiniType<Config>, value: unknown): Config {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'config.json'}: ${issue.message}`)
  throw new ConfigError(problems.join('; '))
}
