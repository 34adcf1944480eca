import { flagDefaults, type FlagName, type Flags } from './flags.ts'

/** What there is to know of a flag. */
export interface FlagDescription<Name extends FlagName = FlagName> {
  purpose: string
  /** The team that decides on it. */
  owner: 'Club home' | 'Discovery' | 'Flights' | 'Membership' | 'Partnerships' | 'Growth'
  /** The kind of its value (FLG-01). */
  type: 'boolean'
  default: Flags[Name]
  /** The line of the specification. */
  source: string
}

/** Every flag of the app, for those who look after it (FLG-03 to FLG-19). */
export const flagRegistry: { readonly [Name in FlagName]: FlagDescription<Name> } = {
  web_subscription: {
    purpose: 'The subscription area, its routes and Subscribe in the header',
    owner: 'Membership',
    type: 'boolean',
    default: flagDefaults.web_subscription,
    source: 'FLG-03',
  },
  web_redsky_search: {
    purpose: 'The whole flight area; without it, its addresses lead home',
    owner: 'Flights',
    type: 'boolean',
    default: flagDefaults.web_redsky_search,
    source: 'FLG-04',
  },
  web_bilt: {
    purpose: "The rewards partner's card among the accounts of members in the US",
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_bilt,
    source: 'FLG-05',
  },
  web_rewards_link_experiment: {
    purpose: "An experiment: whether a home carousel's link to all rewards is followed more when it is a button",
    owner: 'Discovery',
    type: 'boolean',
    default: flagDefaults.web_rewards_link_experiment,
    source: 'FLG-06, GAP-09',
  },
  web_cc_hub_variants: {
    purpose: "The card hub's variants by what the member has",
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_cc_hub_variants,
    source: 'FLG-07',
  },
  web_cc_campaign_pages: {
    purpose: 'The card campaign pages, which an address with accorId leads to',
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_cc_campaign_pages,
    source: 'FLG-08',
  },
  web_dy_integration: {
    purpose: 'Personalisation by its vendor, where the visitor consents',
    owner: 'Growth',
    type: 'boolean',
    default: flagDefaults.web_dy_integration,
    source: 'FLG-09',
  },
  web_udal_flow: {
    purpose: "The card issuer's linking through one login",
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_udal_flow,
    source: 'FLG-10',
  },
  web_row_selector: {
    purpose: 'The rest of the world as a region that can be chosen',
    owner: 'Club home',
    type: 'boolean',
    default: flagDefaults.web_row_selector,
    source: 'FLG-11, CON-03',
  },
  vaa_account_linking: {
    purpose: "Linking the airline's account",
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.vaa_account_linking,
    source: 'FLG-12',
  },
  web_uscc_completed_page: {
    purpose: 'The page at the end of a card application',
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_uscc_completed_page,
    source: 'FLG-13',
  },
  web_dynamic_transition_pages: {
    purpose: "The card transition page's content from the content service",
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_dynamic_transition_pages,
    source: 'FLG-14',
  },
  web_new_reward_details: {
    purpose: 'The new reward page, which sets off what a reward costs',
    owner: 'Discovery',
    type: 'boolean',
    default: flagDefaults.web_new_reward_details,
    source: 'FLG-15, GAP-09',
  },
  web_cc_hub_benefits_update: {
    purpose: "The card hub's yearly perks and eligible benefits in place of the old introduction",
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_cc_hub_benefits_update,
    source: 'FLG-16',
  },
  web_use_reward_summaries: {
    purpose: "A reward's page that starts with what its list said of it",
    owner: 'Discovery',
    type: 'boolean',
    default: flagDefaults.web_use_reward_summaries,
    source: 'FLG-17',
  },
  web_uscc_use_mock_data: {
    purpose: 'Made-up data for the US card, for tests of the card area; never in production',
    owner: 'Partnerships',
    type: 'boolean',
    default: flagDefaults.web_uscc_use_mock_data,
    source: 'FLG-18',
  },
  web_festive_logo: {
    purpose: "The logo's festive variant in the header",
    owner: 'Club home',
    type: 'boolean',
    default: flagDefaults.web_festive_logo,
    source: 'FLG-19, GAP-09',
  },
  web_coming_pages: {
    purpose: 'Links and redirects to pages that are not built yet, for those who build and test them',
    owner: 'Club home',
    type: 'boolean',
    default: flagDefaults.web_coming_pages,
    source: 'RTE-12 to RTE-34',
  },
}
