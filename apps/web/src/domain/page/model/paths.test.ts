import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { paths, rewardIdOf } from './paths.ts'

describe('a link has the address that the specification gives', () => {
  test.each([
    [paths.home.href(), '/', 'RTE-01'],
    [paths.terms.href(), '/terms-and-conditions', 'RTE-02'],
    [paths.privacy.href(), '/privacy-policy', 'RTE-03'],
    [paths.modernSlavery.href(), '/modern-slavery-statement', 'RTE-04'],
    [paths.cookiePolicy.href(), '/cookie-policy', 'RTE-05'],
    [paths.page.href('about-us'), '/about-us', 'RTE-06'],
    [paths.spend.href(), '/spend-kestrel-points', 'RTE-07'],
    [
      paths.spend.href({ category: ['Wine'], sort: 'latest' }),
      '/spend-kestrel-points?category=Wine&sort=latest',
      'RTE-07',
    ],
    [paths.spendReward.href({ rewardId: '7', slug: 'two-tickets' }), '/spend-kestrel-points/two-tickets-7', 'RTE-08'],
    [paths.earn.href(), '/earn-kestrel-points', 'RTE-09'],
    [paths.earnReward.href({ rewardId: '7', slug: 'a-stay' }), '/earn-kestrel-points/a-stay-7', 'RTE-10'],
    [paths.brand.href('the-grand'), '/brands/the-grand', 'RTE-11'],
    [paths.subscribe.href(), '/subscribe', 'RTE-12'],
    [paths.subscriptionPayment.href('plan-1'), '/subscription-payment/plan-1', 'RTE-13'],
    [paths.subscriptionConfirmation.href({ session_id: 's 1' }), '/subscription-confirmation?session_id=s+1', 'RTE-14'],
    [paths.login.href({ returnTo: '/activity?a=1' }), '/login?returnTo=%2Factivity%3Fa%3D1', 'RTE-15'],
    [paths.loginSuccess.href(), '/login-success', 'RTE-16'],
    [paths.logoutSuccess.href(), '/logout-success', 'RTE-17'],
    [paths.partnerLoginSuccess.href(), '/partner-login-success', 'RTE-18'],
    [paths.authInit.href(), '/auth-init', 'RTE-19'],
    [paths.onboarding.href(), '/onboarding', 'RTE-20'],
    [paths.onboardingPersonalDetails.href(), '/onboarding/personal-details', 'RTE-20'],
    [paths.onboardingTerms.href(), '/onboarding/terms-and-conditions', 'RTE-20'],
    [paths.onboardingCommunicationPreferences.href(), '/onboarding/communication-preferences', 'RTE-20'],
    [paths.onboardingWelcome.href(), '/onboarding/welcome', 'RTE-20'],
    [paths.onboardingLinkPartnerAccount.href(), '/onboarding/link-partner-account', 'RTE-20'],
    [paths.onboardingLinkVaa.href(), '/onboarding/link-vaa', 'RTE-21] [RTE-42'],
    [paths.onboardingAutoLinkAccounts.href(), '/onboarding/auto-link-accounts', 'RTE-22] [GAP-03'],
    [paths.myRewards.href(), '/my-rewards', 'RTE-23'],
    [paths.vouchers.href(), '/my-rewards/vouchers', 'RTE-23'],
    [paths.voucher.href('v1'), '/my-rewards/vouchers/v1', 'RTE-23'],
    [paths.orders.href(), '/my-rewards/orders', 'RTE-23'],
    [paths.order.href('o1'), '/my-rewards/orders/o1', 'RTE-23'],
    [paths.orderCheckout.href(), '/order-checkout', 'RTE-24'],
    [paths.orderCheckoutAddAddress.href(), '/order-checkout/add-address', 'RTE-24'],
    [paths.orderCheckout.href({ rewardId: '100190' }), '/order-checkout?rewardId=100190', 'RTE-24'],
    [paths.orderConfirmation.href('o1'), '/order-confirmation/o1', 'RTE-25] [GAP-01'],
    [paths.activity.href(), '/activity', 'RTE-26'],
    [paths.account.href(), '/account', 'RTE-27'],
    [paths.personalDetails.href(), '/account/personal-details', 'RTE-27'],
    [paths.linkAccounts.href(), '/account/link-accounts', 'RTE-27] [RTE-42'],
    [paths.promoCodes.href(), '/account/promo-codes', 'RTE-27'],
    [paths.referAFriendDashboard.href(), '/account/refer-a-friend-dashboard', 'RTE-27'],
    [paths.settings.href(), '/account/settings', 'RTE-27'],
    [paths.subscription.href(), '/account/subscription', 'RTE-27'],
    [paths.cancelSubscription.href(), '/account/subscription/cancel', 'RTE-27'],
    [paths.creditCardHub.href(), '/account/credit-card-hub', 'RTE-27'],
    [paths.referAFriend.href(), '/refer-a-friend', 'RTE-28'],
    [paths.creditCard.href(), '/rewards-credit-card', 'RTE-29'],
    [paths.creditCardCampaign.href('a1'), '/rewards-credit-card/a1', 'RTE-29'],
    [paths.creditCardWaitlist.href(), '/rewards-credit-card-waitlist', 'RTE-30'],
    [paths.creditCardTransition.href(), '/rewards-credit-card-transition', 'RTE-31'],
    [paths.creditCardComplete.href(), '/rewards-credit-card-complete', 'RTE-32'],
    [paths.creditCardLinkAccount.href(), '/rewards-credit-card-link-account-us', 'RTE-33'],
    [paths.flightSearch.href(), '/redsky-search', 'RTE-34'],
    [paths.flightSearchEdit.href(), '/redsky-search/edit', 'RTE-34'],
    [paths.flightResults.href(), '/redsky-search/results', 'RTE-34'],
    [paths.flightResultsEdit.href(), '/redsky-search/results/edit', 'RTE-34'],
    [paths.spendReward.href({ rewardId: '7' }), '/spend-kestrel-points/7', 'RTE-39'],
    [paths.spendReward.href({ rewardId: '7', groupId: 'g&1' }), '/spend-kestrel-points/7?groupId=g%261', 'RTE-41'],
    [paths.offline.href(), '/offline', 'RTE-45] [GAP-02'],
    [paths.updateRequired.href(), '/update-required', 'RTE-45] [GAP-02'],
    [paths.developerTools.href(), '/developer-tools', 'RTE-45] [GAP-02'],
  ])('%s is %s [%s]', (href, expected) => {
    expect(href).toBe(expected)
  })
})

describe('what an address is built from is read from it again', () => {
  const values = ['plain', 'a b', 'a/b', '50%', '?x=1', '#x', 'a&b=c', 'é', '日本', '..a', ':id', '*', "it's", '"<>']

  test.each(values)('%j', (value) => {
    expect(partOf(paths.brand.pattern, paths.brand.href(value))).toBe(value)
    expect(partOf(paths.page.pattern, paths.page.href(value))).toBe(value)
    expect(partOf(paths.earnReward.pattern, paths.earnReward.href({ rewardId: value }))).toBe(value)
  })

  test.each(['.', '..'])('%s leads nowhere else', (value) => {
    expect(new URL(paths.voucher.href(value), 'https://club.example').pathname).toMatch(/^\/my-rewards\/vouchers\/./)
    expect(new URL(paths.page.href(value), 'https://club.example/kestrel-red/').pathname).toMatch(/^\/%/)
  })
})

test.each([
  ['two-tickets-100101', '100101'],
  ['100101', '100101'],
  ['two-tickets-abc', 'abc'],
  ['abc', 'abc'],
  ['win-2-tickets-77', '77'],
])('the reward path %s ends in the id %s [RTE-40] [CON-06]', (path, id) => {
  expect(rewardIdOf(path)).toBe(id)
})

test('a reward address is its slug and id, or its id alone [RTE-38] [RTE-39]', () => {
  expect(paths.spendReward.href({ rewardId: '7', slug: 'two-tickets' })).toBe('/spend-kestrel-points/two-tickets-7')
  expect(paths.earnReward.href({ rewardId: '7' })).toBe('/earn-kestrel-points/7')
})

test('categories are written as a repeated parameter [DIS-02]', () => {
  expect(paths.spend.href({ category: ['Food & Drink', 'Travel'] })).toBe(
    '/spend-kestrel-points?category=Food+%26+Drink&category=Travel',
  )
})

/** The part that varies, as a page at the pattern reads it from the address in a browser. */
function partOf(pattern: string, href: string): string | undefined {
  const { pathname } = new URL(href, 'https://club.example')
  return Object.values(matchRoutes([{ path: pattern }], pathname)?.[0]?.params ?? {})[0]
}
