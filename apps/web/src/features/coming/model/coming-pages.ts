import { m } from '#paraglide/messages.js'
import { type ComingPageName, paths } from '#platform/paths.ts'

/** Where a page stands: on its own, or among the account's pages. */
export type ComingArea = 'plain' | 'account'

/** The title of each page that is not built yet. */
export const comingTitles: { readonly [Name in ComingPageName]: () => string } = {
  onboarding: m.coming_onboarding,
  onboardingPersonalDetails: m.coming_personal_details,
  onboardingTerms: m.coming_terms,
  onboardingCommunicationPreferences: m.coming_communication_preferences,
  onboardingWelcome: m.coming_welcome,
  onboardingLinkPartnerAccount: m.coming_link_partner_account,
  onboardingLinkVaa: m.coming_welcome,
  onboardingAutoLinkAccounts: m.coming_auto_link_accounts,
  account: m.member_account,
  personalDetails: m.coming_personal_details,
  linkAccounts: m.coming_link_accounts,
  referAFriendDashboard: m.member_refer_a_friend,
  settings: m.coming_settings,
  subscription: m.coming_subscription,
  cancelSubscription: m.coming_cancel_subscription,
  creditCardHub: m.member_credit_card_hub,
  subscribe: m.member_subscribe,
  subscriptionPayment: m.coming_subscription_payment,
  subscriptionConfirmation: m.coming_subscription_confirmation,
  referAFriend: m.member_refer_a_friend,
  creditCard: m.coming_credit_card,
  creditCardCampaign: m.coming_credit_card,
  creditCardTransition: m.coming_credit_card_transition,
  creditCardComplete: m.coming_credit_card_complete,
  creditCardLinkAccount: m.coming_credit_card_link_account,
  flightSearch: m.coming_flight_search,
  flightSearchEdit: m.coming_flight_search,
  flightResults: m.coming_flight_results,
  flightResultsEdit: m.coming_flight_results,
  partnerLoginSuccess: m.coming_link_accounts,
}

/** Returns where a page that is not built yet stands. */
export function comingAreaOf(name: ComingPageName): ComingArea {
  return /^account\b/.test(paths[name].pattern) ? 'account' : 'plain'
}

/** Returns the pages above one in an area, the highest first: those that links may lead to. */
export function pagesAbove(
  area: ComingArea,
  canLinkTo: (href: string) => boolean,
): readonly { label: string; href: string }[] {
  const home = { label: m.coming_home(), href: paths.home.href() }
  switch (area) {
    case 'plain':
      return [home]
    case 'account':
      return [home, { label: m.member_account(), href: paths.account.href() }].filter(({ href }) => canLinkTo(href))
  }
}
