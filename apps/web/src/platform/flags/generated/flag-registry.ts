// Generated from schemas/flags/flags.json by `npm run codegen`. Do not edit.

import type { FlagName } from './flags.ts'

/** What there is to know of a flag: what it opens, the team that decides on it, the lines of the specification. */
export interface FlagDescription {
  purpose: string
  owner: string
  source: string
}

export const flagRegistry: { readonly [Name in FlagName]: FlagDescription } = {
  web_subscription: {
    purpose: 'The subscription area, its routes and Subscribe in the header',
    owner: 'Membership',
    source: 'FLG-03',
  },
  web_redsky_search: {
    purpose: 'The whole flight area; without it, its addresses lead home',
    owner: 'Flights',
    source: 'FLG-04',
  },
  web_bilt: {
    purpose: 'The rewards partner\'s card among the accounts of members in the US',
    owner: 'Partnerships',
    source: 'FLG-05',
  },
  web_rewards_link_experiment: {
    purpose: 'An experiment: whether a home carousel\'s link to all rewards is followed more when it is a button',
    owner: 'Discovery',
    source: 'FLG-06, GAP-09',
  },
  web_cc_hub_variants: {
    purpose: 'The card hub\'s variants by what the member has',
    owner: 'Partnerships',
    source: 'FLG-07',
  },
  web_cc_campaign_pages: {
    purpose: 'The card campaign pages, which an address with accorId leads to',
    owner: 'Partnerships',
    source: 'FLG-08',
  },
  web_dy_integration: {
    purpose: 'Personalisation by its vendor, where the visitor consents',
    owner: 'Growth',
    source: 'FLG-09',
  },
  web_udal_flow: {
    purpose: 'The card issuer\'s linking through one login',
    owner: 'Partnerships',
    source: 'FLG-10',
  },
  web_row_selector: {
    purpose: 'The rest of the world as a region that can be chosen',
    owner: 'Club home',
    source: 'FLG-11, CON-03',
  },
  vaa_account_linking: {
    purpose: 'Linking the airline\'s account',
    owner: 'Partnerships',
    source: 'FLG-12',
  },
  web_uscc_completed_page: {
    purpose: 'The page at the end of a card application',
    owner: 'Partnerships',
    source: 'FLG-13',
  },
  web_dynamic_transition_pages: {
    purpose: 'The card transition page\'s content from the content service',
    owner: 'Partnerships',
    source: 'FLG-14',
  },
  web_new_reward_details: {
    purpose: 'The new reward page, which sets off what a reward costs',
    owner: 'Discovery',
    source: 'FLG-15, GAP-09',
  },
  web_cc_hub_benefits_update: {
    purpose: 'The card hub\'s yearly perks and eligible benefits in place of the old introduction',
    owner: 'Partnerships',
    source: 'FLG-16',
  },
  web_use_reward_summaries: {
    purpose: 'A reward\'s page that starts with what its list said of it',
    owner: 'Discovery',
    source: 'FLG-17',
  },
  web_uscc_use_mock_data: {
    purpose: 'Made-up data for the US card, for tests of the card area; never in production',
    owner: 'Partnerships',
    source: 'FLG-18',
  },
  web_festive_logo: {
    purpose: 'The logo\'s festive variant in the header',
    owner: 'Club home',
    source: 'FLG-19, GAP-09',
  },
}
