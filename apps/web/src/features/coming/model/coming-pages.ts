import { m } from '#paraglide/messages.js'
import type { ComingPageName } from '#platform/coming/coming-pages.ts'
import { paths } from '#platform/paths.ts'

/** Where a page stands: on its own, or among the account's pages. */
export type ComingArea = 'plain' | 'account'

interface ComingPage {
  title: () => string
  area: ComingArea
}

/** The real name and place of each page that is not built yet. */
export const comingPageTexts: { readonly [Name in ComingPageName]: ComingPage } = {
  onboarding: { title: m.coming_onboarding, area: 'plain' },
  onboardingPersonalDetails: { title: m.coming_personal_details, area: 'plain' },
  onboardingTerms: { title: m.coming_terms, area: 'plain' },
  onboardingCommunicationPreferences: { title: m.coming_communication_preferences, area: 'plain' },
  onboardingWelcome: { title: m.coming_welcome, area: 'plain' },
  onboardingLinkPartnerAccount: { title: m.coming_link_partner_account, area: 'plain' },
  onboardingLinkVaa: { title: m.coming_welcome, area: 'plain' },
  onboardingAutoLinkAccounts: { title: m.coming_auto_link_accounts, area: 'plain' },
  account: { title: m.member_account, area: 'account' },
  personalDetails: { title: m.coming_personal_details, area: 'account' },
  linkAccounts: { title: m.coming_link_accounts, area: 'account' },
  referAFriendDashboard: { title: m.member_refer_a_friend, area: 'account' },
  settings: { title: m.coming_settings, area: 'account' },
  subscription: { title: m.coming_subscription, area: 'account' },
  cancelSubscription: { title: m.coming_cancel_subscription, area: 'account' },
  creditCardHub: { title: m.member_credit_card_hub, area: 'account' },
  subscribe: { title: m.member_subscribe, area: 'plain' },
  subscriptionPayment: { title: m.coming_subscription_payment, area: 'plain' },
  subscriptionConfirmation: { title: m.coming_subscription_confirmation, area: 'plain' },
  referAFriend: { title: m.member_refer_a_friend, area: 'plain' },
  creditCard: { title: m.coming_credit_card, area: 'plain' },
  creditCardCampaign: { title: m.coming_credit_card, area: 'plain' },
  creditCardTransition: { title: m.coming_credit_card_transition, area: 'plain' },
  creditCardComplete: { title: m.coming_credit_card_complete, area: 'plain' },
  creditCardLinkAccount: { title: m.coming_credit_card_link_account, area: 'plain' },
  flightSearch: { title: m.coming_flight_search, area: 'plain' },
  flightSearchEdit: { title: m.coming_flight_search, area: 'plain' },
  flightResults: { title: m.coming_flight_results, area: 'plain' },
  flightResultsEdit: { title: m.coming_flight_results, area: 'plain' },
  partnerLoginSuccess: { title: m.coming_link_accounts, area: 'plain' },
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
