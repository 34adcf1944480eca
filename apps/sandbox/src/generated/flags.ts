// Generated from schemas/flags/flags.json by `npm run codegen`. Do not edit.

/** The value of each flag of the app until somebody sets another. */
export const defaultFlags: Readonly<Record<string, boolean | string | number>> = {
  web_subscription: true,
  web_redsky_search: true,
  web_bilt: true,
  web_rewards_link_experiment: false,
  web_cc_hub_variants: true,
  web_cc_campaign_pages: true,
  web_dy_integration: false,
  web_udal_flow: true,
  web_row_selector: true,
  vaa_account_linking: true,
  web_uscc_completed_page: true,
  web_dynamic_transition_pages: true,
  web_new_reward_details: true,
  web_cc_hub_benefits_update: true,
  web_use_reward_summaries: true,
  web_uscc_use_mock_data: false,
  web_festive_logo: false,
}
