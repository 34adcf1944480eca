import { m } from '../../paraglide/messages.js'
import { paths } from '../../platform/paths.ts'

/** Where a page stands: on its own, or among the account's pages. */
export type ComingArea = 'plain' | 'account'

interface ComingPage {
  title: () => string
  area: ComingArea
}

/** The pages that are not built yet, each with its real name and place. */
export const comingPages = {
  onboarding: { title: m.coming_onboarding, area: 'plain' },
  onboardingPersonalDetails: { title: m.coming_personal_details, area: 'plain' },
  onboardingTerms: { title: m.coming_terms, area: 'plain' },
  onboardingCommunicationPreferences: { title: m.coming_communication_preferences, area: 'plain' },
  onboardingWelcome: { title: m.coming_welcome, area: 'plain' },
  onboardingLink: { title: m.coming_link_partner_account, area: 'plain' },
  onboardingAutoLink: { title: m.coming_auto_link_accounts, area: 'plain' },
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
  creditCardTransition: { title: m.coming_credit_card_transition, area: 'plain' },
  creditCardComplete: { title: m.coming_credit_card_complete, area: 'plain' },
  creditCardLinkAccount: { title: m.coming_credit_card_link_account, area: 'plain' },
  flightSearch: { title: m.coming_flight_search, area: 'plain' },
  flightResults: { title: m.coming_flight_results, area: 'plain' },
  partnerLogin: { title: m.coming_link_accounts, area: 'plain' },
} as const satisfies Record<string, ComingPage>

export type ComingPageName = keyof typeof comingPages

/** The pages above one in an area, the highest first. */
export function pagesAbove(area: ComingArea): readonly { label: string; href: string }[] {
  const home = { label: m.coming_home(), href: paths.home.href() }
  switch (area) {
    case 'plain':
      return [home]
    case 'account':
      return [home, { label: m.member_account(), href: paths.account.href() }]
  }
}
