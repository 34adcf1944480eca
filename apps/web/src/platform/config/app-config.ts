import type { PartnerCode } from '@clubhouse/rest-client/club'

/** Everything that differs between environments and brands: one build serves them all. `parse-config.ts` checks it. */
export interface AppConfig {
  /** Such as `production` or `sandbox`. */
  environment: string
  /** The product's name, as in "Earn … points", and the club's. */
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
  /** Where members sign in at each partner whose account can be linked; one that is missing cannot be linked. */
  partners?: Partial<Record<PartnerCode, PartnerConfig | undefined>> | undefined
  /** The project whose feature flags are fetched (FLG-02). */
  featuresProject: string
  /** Where each optional service is sent to, with the visitor's consent; one that has no address is never started. */
  services?: Partial<Record<ServiceName, string | undefined>> | undefined
  /** Id of the earn reward that is the club's competition (RWD-20, GAP-17). */
  competitionRewardId?: string | undefined
  /** What the referral partner calls the club (REF-08, GAP-18); without it the partner is told of nobody. */
  referralPartnerCode?: string | undefined
  /** The script of the referral partner's widget (REF-02, GAP-27). */
  referralWidget: string
  /** Slugs of the brands whose rewards can be sorted (BRD-06, CON-19, GAP-17). */
  sortableBrands?: readonly string[] | undefined
  /** Addresses outside the app (RTE-44). */
  links: Record<
    | 'appStore'
    | 'playStore'
    | 'help'
    | 'groupSite'
    | 'buyPoints'
    | 'giftPoints'
    | 'transferPoints'
    /** The airline's page where flights are paid for (FLT-43, GAP-27). */
    | 'flightCheckout'
    /** The identity provider's page for the member's details (ACC-08, GAP-27). */
    | 'accountSettings'
    /** Where a member asks for the account to be deleted (ACC-11, GAP-27). */
    | 'deleteAccount',
    string
  > & {
    /** Of a club that has a card. */
    creditCardPartner?: string | undefined
    /** The card issuer's application, which is opened with the token of one (CCD-20, GAP-27). */
    cardApplication?: string | undefined
  }
}

/** A partner's identity provider, and the club's id there. */
export interface PartnerConfig {
  authorizeUrl: string
  clientId: string
  /** Where a member takes the link away, for a partner that has such a page (LNK-22). */
  unlinkUrl?: string | undefined
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
