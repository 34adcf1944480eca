import type { RouteObject } from 'react-router-dom'
import { activityRoutes } from '../features/activity/activity.routes.tsx'
import { discoveryRoutes } from '../features/discovery/discovery.routes.tsx'
import { legalRoutes } from '../features/legal/legal.routes.tsx'
import { orderRoutes } from '../features/orders/orders.routes.tsx'
import { signInRoutes } from '../features/sign-in/sign-in.routes.tsx'
import { voucherRoutes } from '../features/vouchers/vouchers.routes.tsx'
import { lazyPage } from '../platform/lazy-page.ts'
import { paths } from '../platform/paths.ts'
import { regionOf, regionPrefixes, regions } from '../platform/region/regions.ts'
import { AppRoot } from './AppRoot.tsx'
import { coming } from './coming/coming.tsx'
import { behindFlag, forMembers, membersOnly } from './gates/gates.tsx'
import { nothingHere } from './navigation/nothing-here.ts'
import { PageSlot } from './navigation/PageSlot.tsx'
import { HomeSkeleton } from './pages/HomeSkeleton.tsx'
import { AppError } from './shell/AppError.tsx'
import { AppLayout } from './shell/AppLayout.tsx'
import { PageError } from './shell/PageError.tsx'

const notFound = lazyPage(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage')

/** Login, its callbacks and whatever else stands without the shell. */
const bareRoutes: RouteObject[] = [
  ...signInRoutes,
  {
    path: paths.updateRequired.pattern,
    lazy: lazyPage(() => import('./pages/UpdateRequiredPage.tsx'), 'UpdateRequiredPage'),
  },
]

/** The pages that stand outside the regions, or in one region alone by their fixed prefix (RTE-35, CON-05). */
const outerRoutes: RouteObject[] = [coming('partnerLoginSuccess')]

const usRoutes: RouteObject[] = [
  creditCard(paths.creditCard),
  behindFlag('web_cc_campaign_pages', 'not-found', [creditCard(paths.creditCardCampaign)]),
  {
    path: paths.creditCardWaitlist.pattern,
    lazy: lazyPage(() => import('./pages/CreditCardWaitlistPage.tsx'), 'CreditCardWaitlistPage'),
  },
  behindFlag('web_uscc_completed_page', 'not-found', [coming('creditCardComplete')]),
  coming('creditCardLinkAccount'),
  membersOnly([coming('creditCardTransition'), coming('creditCardHub')]),
]

const gbRoutes: RouteObject[] = [coming('referAFriend')]

/** Pages that every region has. An error in one leaves the shell standing. */
const pages: RouteObject[] = [
  { index: true, lazy: lazyPage(() => import('./pages/HomePage.tsx'), 'HomePage') },
  ...discoveryRoutes,
  { path: paths.spendReward.pattern, lazy: lazyPage(() => import('./pages/SpendRewardPage.tsx'), 'SpendRewardPage') },
  { path: paths.earnReward.pattern, lazy: lazyPage(() => import('./pages/EarnRewardPage.tsx'), 'EarnRewardPage') },
  { path: paths.brand.pattern, lazy: lazyPage(() => import('./pages/BrandPage.tsx'), 'BrandPage') },
  {
    path: paths.myRewards.pattern,
    handle: forMembers,
    lazy: lazyPage(() => import('./pages/MyRewardsPage.tsx'), 'MyRewardsPage'),
  },
  ...voucherRoutes.map((route) => ({ ...route, handle: forMembers })),
  membersOnly([
    ...orderRoutes,
    ...activityRoutes,
    {
      path: paths.orderCheckout.pattern,
      lazy: lazyPage(() => import('./pages/OrderCheckoutPage.tsx'), 'OrderCheckoutPage'),
    },
    coming('account'),
    coming('personalDetails'),
    coming('linkAccounts'),
    { path: paths.promoCodes.pattern, lazy: lazyPage(() => import('./pages/PromoCodesPage.tsx'), 'PromoCodesPage') },
    coming('referAFriendDashboard'),
    coming('settings'),
    coming('onboarding'),
    coming('onboardingPersonalDetails'),
    coming('onboardingTerms'),
    coming('onboardingCommunicationPreferences'),
    coming('onboardingWelcome'),
    coming('onboardingLinkPartnerAccount'),
    coming('onboardingLinkVaa'),
    coming('onboardingAutoLinkAccounts'),
  ]),
  behindFlag('web_subscription', 'not-found', [
    coming('subscribe'),
    membersOnly([
      coming('subscriptionPayment'),
      coming('subscriptionConfirmation'),
      coming('subscription'),
      coming('cancelSubscription'),
    ]),
  ]),
  behindFlag('web_redsky_search', 'home', [
    coming('flightSearch'),
    coming('flightSearchEdit'),
    membersOnly([coming('flightResults'), coming('flightResultsEdit')]),
  ]),
  ...legalRoutes,
  { path: paths.offline.pattern, lazy: lazyPage(() => import('./pages/OfflinePage.tsx'), 'OfflinePage') },
  // Only the native app has anything to begin there (RTE-19).
  { path: paths.authInit.pattern, handle: nothingHere, lazy: notFound },
  {
    path: paths.developerTools.pattern,
    lazy: lazyPage(() => import('./pages/DeveloperToolsPage.tsx'), 'DeveloperToolsPage'),
  },
  // Modern slavery and the cookie policy are pages that editors compose, too (RTE-04, RTE-05).
  { path: paths.page.pattern, lazy: lazyPage(() => import('./pages/ContentPageRoute.tsx'), 'ContentPageRoute') },
  { path: '*', lazy: notFound },
]

/** The route table: what stands outside the regions first (RTE-35), then the pages of each region (RTE-36, RTE-37). */
export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    children: [
      { element: <PageSlot starting={<main aria-busy="true" />} failed={<AppError />} />, children: bareRoutes },
      {
        Component: AppLayout,
        children: [
          {
            element: <PageSlot starting={<HomeSkeleton />} failed={<PageError />} />,
            children: [
              { path: '/', children: outerRoutes },
              { path: `/${regions['en-us'].prefix}`, children: usRoutes },
              ...['', ...regionPrefixes].map((prefix) => ({ path: `/${prefix}`, children: pagesUnder(prefix) })),
            ],
          },
        ],
      },
    ],
  },
]

/** What another region has alone is not found here, whatever editors may have put at its address (RTE-28, CON-05). */
function pagesUnder(prefix: string): RouteObject[] {
  switch (regionOf(prefix).id) {
    case 'en-gb':
      return [...gbRoutes, ...missing(usRoutes), ...pages]
    case 'en-us':
      return [...missing(gbRoutes), ...pages]
    case 'world':
      return [...missing(gbRoutes), ...missing(usRoutes), ...pages]
  }
}

function missing(elsewhere: RouteObject[]): RouteObject[] {
  return elsewhere.flatMap(({ path, children = [] }) =>
    path === undefined ? missing(children) : [{ path, handle: nothingHere, lazy: notFound }],
  )
}

/** The landing of the card, or of one of its campaigns. */
function creditCard({ pattern }: { pattern: string }): RouteObject {
  return { path: pattern, lazy: lazyPage(() => import('./pages/CreditCardPage.tsx'), 'CreditCardPage') }
}
