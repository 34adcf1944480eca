// Generated from schemas/flags/flags.json by `npm run codegen`. Do not edit.

/** All flags with their values. */
export type Flags = {
  web_subscription: boolean
  web_redsky_search: boolean
  web_bilt: boolean
  web_rewards_link_experiment: boolean
  web_cc_hub_variants: boolean
  web_cc_campaign_pages: boolean
  web_dy_integration: boolean
  web_udal_flow: boolean
  web_row_selector: boolean
  vaa_account_linking: boolean
  web_uscc_completed_page: boolean
  web_dynamic_transition_pages: boolean
  web_new_reward_details: boolean
  web_cc_hub_benefits_update: boolean
  web_use_reward_summaries: boolean
  web_uscc_use_mock_data: boolean
  web_festive_logo: boolean
}

export type FlagName = keyof Flags

/** The value of each flag while the server has not said another. */
export const flagDefaults: Readonly<Flags> = {
  web_subscription: false,
  web_redsky_search: false,
  web_bilt: false,
  web_rewards_link_experiment: false,
  web_cc_hub_variants: false,
  web_cc_campaign_pages: false,
  web_dy_integration: false,
  web_udal_flow: false,
  web_row_selector: false,
  vaa_account_linking: false,
  web_uscc_completed_page: false,
  web_dynamic_transition_pages: false,
  web_new_reward_details: false,
  web_cc_hub_benefits_update: false,
  web_use_reward_summaries: false,
  web_uscc_use_mock_data: false,
  web_festive_logo: false,
}

export const flagNames = Object.keys(flagDefaults) as FlagName[]
