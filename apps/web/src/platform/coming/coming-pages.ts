import { matchPath } from 'react-router-dom'
import { appConfig } from '../config/app-config.ts'
import { linkTarget } from '../links/link-target.ts'
import { paths } from '../paths.ts'
import { withoutRegion } from '../region/regions.ts'

/**
 * The pages that are not built yet: the only list of them. Their routes show a placeholder, and nothing links or redirects
 * to them. Whoever builds a page takes its line away; its links and redirects are then there.
 */
export const comingPages = {
  onboarding: paths.onboarding,
  onboardingPersonalDetails: paths.onboardingPersonalDetails,
  onboardingTerms: paths.onboardingTerms,
  onboardingCommunicationPreferences: paths.onboardingCommunicationPreferences,
  onboardingWelcome: paths.onboardingWelcome,
  onboardingLinkPartnerAccount: paths.onboardingLinkPartnerAccount,
  // Deprecated, and still where partners lead back to (RTE-21, RTE-42, CON-12).
  onboardingLinkVaa: paths.onboardingLinkVaa,
  onboardingAutoLinkAccounts: paths.onboardingAutoLinkAccounts,
  account: paths.account,
  personalDetails: paths.personalDetails,
  linkAccounts: paths.linkAccounts,
  referAFriendDashboard: paths.referAFriendDashboard,
  settings: paths.settings,
  subscription: paths.subscription,
  cancelSubscription: paths.cancelSubscription,
  creditCardHub: paths.creditCardHub,
  subscribe: paths.subscribe,
  subscriptionPayment: paths.subscriptionPayment,
  subscriptionConfirmation: paths.subscriptionConfirmation,
  referAFriend: paths.referAFriend,
  creditCard: paths.creditCard,
  creditCardCampaign: paths.creditCardCampaign,
  creditCardTransition: paths.creditCardTransition,
  creditCardComplete: paths.creditCardComplete,
  creditCardLinkAccount: paths.creditCardLinkAccount,
  flightSearch: paths.flightSearch,
  flightSearchEdit: paths.flightSearchEdit,
  flightResults: paths.flightResults,
  flightResultsEdit: paths.flightResultsEdit,
  partnerLoginSuccess: paths.partnerLoginSuccess,
} as const

export type ComingPageName = keyof typeof comingPages

const patterns: readonly string[] = Object.values(comingPages).map(({ pattern }) => `/${pattern}`)

/** Returns whether an address, in any region, is that of a page that is not built yet. */
export function isComing(address: string): boolean {
  const path = pathOf(address)
  return path !== undefined && patterns.some((pattern) => matchPath(pattern, path) !== null)
}

/** Returns the path of an address inside the app, without region, query and hash; undefined for one outside. */
function pathOf(address: string): string | undefined {
  const target = linkTarget(address, address.startsWith('/') ? '' : appConfig().origin)
  return target.kind === 'internal' ? withoutRegion(target.path).replace(/[?#].*$/s, '') : undefined
}
