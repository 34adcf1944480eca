/** Every flag with its value while nobody has said another: a part that is behind a flag stays closed until it is opened. */
export const flagDefaults = {
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
  web_coming_pages: false,
} satisfies Record<string, boolean | string | number>

export type FlagName = keyof typeof flagDefaults
/** All flags with their values. */
export type Flags = { [Name in FlagName]: Widened<(typeof flagDefaults)[Name]> }

export const flagNames = Object.keys(flagDefaults) as FlagName[]

type Widened<T> = T extends boolean ? boolean : T extends string ? string : number
