/**
 * What any web app has to know of its environment and its brand: one build serves them all. The rest of `config.json` is the
 * club's (`domain/club`), which extends it.
 */
export interface AppConfig {
  /** Such as `production` or `sandbox`. */
  environment: string
  /** The names of the product and of the site. */
  productName: string
  clubName: string
  /** A theme of the design system; the one of the build (`club.config.ts`) unless it says so. */
  theme?: string | undefined
  /** Where the app itself is served, for canonical links. */
  origin: string
  /** Base addresses of the services (CON-33). */
  hosts: Record<'club' | 'discovery' | 'b2c' | 'referral' | 'flights' | 'content' | 'images', string>
  identity: { authority: string; clientId: string }
  content: {
    space: string
    environment: string
    token: string
    /** Where editors read their drafts, with a token of their own; without it there is no preview. */
    previewUrl?: string | undefined
  }
  /** Origins of other sites that content pages may embed: in a frame, and as a script in the frame of a post (CNT-29). */
  embeds?: { frames: readonly string[]; scripts: readonly string[] } | undefined
  /**
   * The card payment provider: the address of its own script, and the club's key there, which is no secret (SUB-06).
   * Without it nobody can subscribe.
   */
  payments?: { script: string; publishableKey: string } | undefined
  /** The project whose feature flags are fetched (FLG-02). */
  featuresProject: string
  /** Where each optional service is sent to, with the visitor's consent; one that has no address is never started. */
  services?: Partial<Record<ServiceName, string | undefined>> | undefined
  /** Addresses outside the app (RTE-44). */
  links: {
    /** The identity provider's page for the member's details (ACC-08, GAP-27). */
    accountSettings: string
  }
}

export type ServiceName = 'analytics' | 'monitoring' | 'messaging' | 'personalisation'

/** The runtime configuration is missing or wrong; the message names the fields. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

let current: AppConfig | undefined

/** Sets the configuration for the rest of the app; to be called once before the first render. */
export function setAppConfig(config: AppConfig): void {
  current = config
}

/** Returns the configuration in force. Throws when none was set. */
export function appConfig(): AppConfig {
  if (current === undefined) throw new ConfigError('The configuration has not been loaded')
  return current
}

/** Returns the configuration in force, or undefined when none was set. */
export function appConfigIfSet(): AppConfig | undefined {
  return current
}
