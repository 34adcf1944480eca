import { matchPath } from 'react-router-dom'
import { appConfig } from '#platform/config/app-config.ts'
import { linkTarget } from '#platform/links/link-target.ts'
import { paths } from '#platform/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'

/**
 * The pages that are not built yet: the only list of them. Their routes show a placeholder, and nothing links or redirects
 * to them. Whoever builds a page takes its line away; its links and redirects are then there.
 */
export const comingPages = [
  'onboarding',
  'onboardingPersonalDetails',
  'onboardingTerms',
  'onboardingCommunicationPreferences',
  'onboardingWelcome',
  'onboardingLinkPartnerAccount',
  // Deprecated, and still where partners lead back to (RTE-21, RTE-42, CON-12).
  'onboardingLinkVaa',
  'onboardingAutoLinkAccounts',
  'account',
  'personalDetails',
  'linkAccounts',
  'referAFriendDashboard',
  'settings',
  'subscription',
  'cancelSubscription',
  'creditCardHub',
  'subscribe',
  'subscriptionPayment',
  'subscriptionConfirmation',
  'referAFriend',
  'creditCard',
  'creditCardCampaign',
  'creditCardTransition',
  'creditCardComplete',
  'creditCardLinkAccount',
  'flightSearch',
  'flightSearchEdit',
  'flightResults',
  'flightResultsEdit',
  'partnerLoginSuccess',
] as const satisfies readonly (keyof typeof paths)[]

export type ComingPageName = (typeof comingPages)[number]

const patterns: readonly string[] = comingPages.map((name) => `/${paths[name].pattern}`)

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
