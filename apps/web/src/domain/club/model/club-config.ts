import type { PartnerCode } from '@clubhouse/rest-client/club'
import { type AppConfig, appConfig, appConfigIfSet } from '#platform/config/app-config.ts'

/** All of `config.json`, with what differs between clubs. `parse-config.ts` checks it. */
export interface ClubConfig extends AppConfig {
  /** Where members sign in at each partner whose account can be linked; one that is missing cannot be linked. */
  partners?: Partial<Record<PartnerCode, PartnerConfig | undefined>> | undefined
  /** Id of the earn reward that is the club's competition (RWD-20, GAP-17). */
  competitionRewardId?: string | undefined
  /** What the referral partner calls the club (REF-08, GAP-18); without it the partner is told of nobody. */
  referralPartnerCode?: string | undefined
  /** The script of the referral partner's widget (REF-02, GAP-27). */
  referralWidget: string
  /** Slugs of the brands whose rewards can be sorted (BRD-06, CON-19, GAP-17). */
  sortableBrands?: readonly string[] | undefined
  links: AppConfig['links'] &
    Record<
      | 'appStore'
      | 'playStore'
      | 'help'
      | 'groupSite'
      | 'buyPoints'
      | 'giftPoints'
      | 'transferPoints'
      /** The airline's page where flights are paid for (FLT-43, GAP-27). */
      | 'flightCheckout'
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

/** Returns the configuration in force, which `parseConfig` has checked. Throws when none was set. */
export function clubConfig(): ClubConfig {
  return appConfig() as ClubConfig
}

/** Returns the configuration in force, or undefined when none was set. */
export function clubConfigIfSet(): ClubConfig | undefined {
  return appConfigIfSet() as ClubConfig | undefined
}
