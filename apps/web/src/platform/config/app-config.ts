import * as z from 'zod/mini'

const url = z.url({ protocol: /^https?$/ })

const schema = z.object({
  /** Such as `production` or `sandbox`. */
  environment: z.string().check(z.minLength(1)),
  /** The product's and the club's name, such as `Kestrel` and `Kestrel Red`. */
  productName: z.string().check(z.minLength(1)),
  clubName: z.string().check(z.minLength(1)),
  theme: z.string().check(z.minLength(1)),
  /** Where the app itself is served, for canonical links. */
  origin: url,
  /** Base addresses of the services (CON-33). */
  hosts: z.object({ club: url, discovery: url, b2c: url, flights: url, content: url, images: url }),
  identity: z.object({ authority: url, clientId: z.string().check(z.minLength(1)) }),
  content: z.object({
    space: z.string().check(z.minLength(1)),
    environment: z.string().check(z.minLength(1)),
    token: z.string().check(z.minLength(1)),
  }),
  /** The project whose feature flags are asked for (FLG-02). */
  featuresProject: z.string().check(z.minLength(1)),
  /** Addresses outside the app (RTE-44). */
  links: z.object({ appStore: url, playStore: url, help: url, groupSite: url, buyPoints: url, giftPoints: url, transferPoints: url }),
})

/** Everything that differs between environments and brands: one build serves them all. */
export type AppConfig = z.infer<typeof schema>

/** The runtime configuration is missing or wrong; the message names the fields. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Checks a configuration that was read as JSON. Throws a ConfigError. */
export function parseConfig(value: unknown): AppConfig {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'config.json'}: ${issue.message}`)
  throw new ConfigError(problems.join('; '))
}

let current: AppConfig | undefined

/** Sets the configuration for the rest of the app; to be called once before the first render. */
export function setAppConfig(config: AppConfig): void {
  current = config
}

/** The configuration in force. Throws when none was set. */
export function appConfig(): AppConfig {
  if (current === undefined) throw new ConfigError('The configuration has not been loaded')
  return current
}
