import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '#platform/lazy-page.ts'
import { paths } from '#platform/paths.ts'
import { regionOf, regionPrefixes, regions } from '#platform/region/regions.ts'
import { AppRoot } from '#app/AppRoot.tsx'
import { coming } from '#app/coming/coming.tsx'
import { behindFlag, forMembers, membersOnly } from '#app/gates/gates.tsx'
import { nothingHere } from '#app/navigation/nothing-here.ts'
import { PageSlot } from '#app/navigation/PageSlot.tsx'
import { HomeSkeleton } from '#pages/home/components/HomeSkeleton.tsx'
import { AppError } from '#app/shell/AppError.tsx'
import { AppLayout } from '#app/shell/AppLayout.tsx'
import { PageError } from '#app/shell/PageError.tsx'

const notFound = lazyPage(() => import('#pages/system/NotFoundPage.tsx'), 'NotFoundPage')

/** Login, its callbacks and whatever else stands without the shell. */
const bareRoutes: RouteObject[] = [
  // Login and its callbacks: outside the regions and before them (RTE-15 to RTE-17, RTE-35).
  { path: paths.login.pattern, lazy: lazyPage(() => import('#pages/sign-in/LoginPage.tsx'), 'LoginPage') },
  {
    path: paths.loginSuccess.pattern,
    lazy: lazyPage(() => import('#pages/sign-in/LoginSuccessPage.tsx'), 'LoginSuccessPage'),
  },
  {
    path: paths.logoutSuccess.pattern,
    lazy: lazyPage(() => import('#pages/sign-in/LogoutSuccessPage.tsx'), 'LogoutSuccessPage'),
  },
  {
    path: paths.updateRequired.pattern,
    lazy: lazyPage(() => import('#pages/system/UpdateRequiredPage.tsx'), 'UpdateRequiredPage'),
  },
]

/** The pages that stand outside the regions, or in one region alone by their fixed prefix (RTE-35, CON-05). */
const outerRoutes: RouteObject[] = [coming('partnerLoginSuccess')]

const usRoutes: RouteObject[] = [
  creditCard(paths.creditCard),
  behindFlag('web_cc_campaign_pages', 'not-found', [creditCard(paths.creditCardCampaign)]),
  {
    path: paths.creditCardWaitlist.pattern,
    lazy: lazyPage(() => import('#pages/credit-card/CreditCardWaitlistPage.tsx'), 'CreditCardWaitlistPage'),
  },
  behindFlag('web_uscc_completed_page', 'not-found', [coming('creditCardComplete')]),
  coming('creditCardLinkAccount'),
  membersOnly([coming('creditCardTransition'), coming('creditCardHub')]),
]

const gbRoutes: RouteObject[] = [coming('referAFriend')]

/** Pages that every region has. An error in one leaves the shell standing. */
const pages: RouteObject[] = [
  { index: true, lazy: lazyPage(() => import('#pages/home/HomePage.tsx'), 'HomePage') },
  // What to spend points on, and how to earn them (RTE-07, RTE-09).
  { path: paths.spend.pattern, lazy: lazyPage(() => import('#pages/discovery/SpendListPage.tsx'), 'SpendListPage') },
  { path: paths.earn.pattern, lazy: lazyPage(() => import('#pages/discovery/EarnListPage.tsx'), 'EarnListPage') },
  {
    path: paths.spendReward.pattern,
    lazy: lazyPage(() => import('#pages/reward/SpendRewardPage.tsx'), 'SpendRewardPage'),
  },
  {
    path: paths.earnReward.pattern,
    lazy: lazyPage(() => import('#pages/reward/EarnRewardPage.tsx'), 'EarnRewardPage'),
  },
  { path: paths.brand.pattern, lazy: lazyPage(() => import('#pages/brand/BrandPage.tsx'), 'BrandPage') },
  {
    path: paths.myRewards.pattern,
    handle: forMembers,
    lazy: lazyPage(() => import('#pages/my-rewards/MyRewardsPage.tsx'), 'MyRewardsPage'),
  },
  // One voucher (RTE-23); the list is a tab of my rewards.
  {
    path: paths.voucher.pattern,
    lazy: lazyPage(() => import('#pages/my-rewards/VoucherPage.tsx'), 'VoucherPage'),
    handle: forMembers,
  },
  membersOnly([
    // One order (RTE-23), its confirmation (RTE-25), and the statement with pending points (RTE-26).
    { path: paths.order.pattern, lazy: lazyPage(() => import('#pages/my-rewards/OrderPage.tsx'), 'OrderPage') },
    {
      path: paths.orderConfirmation.pattern,
      lazy: lazyPage(() => import('#pages/my-rewards/OrderConfirmationPage.tsx'), 'OrderConfirmationPage'),
    },
    { path: paths.activity.pattern, lazy: lazyPage(() => import('#pages/account/ActivityPage.tsx'), 'ActivityPage') },
    {
      path: paths.orderCheckout.pattern,
      lazy: lazyPage(() => import('#pages/reward/OrderCheckoutPage.tsx'), 'OrderCheckoutPage'),
    },
    coming('account'),
    coming('personalDetails'),
    coming('linkAccounts'),
    {
      path: paths.promoCodes.pattern,
      lazy: lazyPage(() => import('#pages/account/PromoCodesPage.tsx'), 'PromoCodesPage'),
    },
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
  { path: paths.terms.pattern, lazy: lazyPage(() => import('#pages/legal/TermsPage.tsx'), 'TermsPage') },
  { path: paths.privacy.pattern, lazy: lazyPage(() => import('#pages/legal/PrivacyPage.tsx'), 'PrivacyPage') },
  { path: paths.offline.pattern, lazy: lazyPage(() => import('#pages/system/OfflinePage.tsx'), 'OfflinePage') },
  // Only the native app has anything to begin there (RTE-19).
  { path: paths.authInit.pattern, handle: nothingHere, lazy: notFound },
  {
    path: paths.developerTools.pattern,
    lazy: lazyPage(() => import('#pages/developer-tools/DeveloperToolsPage.tsx'), 'DeveloperToolsPage'),
  },
  // Modern slavery and the cookie policy are pages that editors compose, too (RTE-04, RTE-05).
  { path: paths.page.pattern, lazy: lazyPage(() => import('#pages/content/ContentPageRoute.tsx'), 'ContentPageRoute') },
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
  return { path: pattern, lazy: lazyPage(() => import('#pages/credit-card/CreditCardPage.tsx'), 'CreditCardPage') }
}
