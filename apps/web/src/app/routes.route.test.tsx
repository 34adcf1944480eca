import { screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageOf } from '#app/pages.ts'
import { pageAt, routes } from '#app/routes.tsx'
import { oneWay } from '#features/flight-selection/flight-results.fixtures.tsx'
import { parseConfig } from '#domain/club/model/parse-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const heading = async (name: string | RegExp) =>
  within(await screen.findByRole('main')).findByRole('heading', { level: 1, name })

describe('the flight search has four addresses [RTE-34]', () => {
  test.each([
    ['/redsky-search', 'Where would you like to wake up?'],
    ['/redsky-search/edit', 'Where would you like to wake up?'],
    ['/en-us/redsky-search/edit', 'Where would you like to wake up?'],
  ])('%s for a visitor: %s', async (path, name) => {
    await renderRoute(path)
    // Behind the side sheet where that is open.
    await waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(name))
  })

  test.each([
    ['/redsky-search/results', 'Reward flights'],
    ['/redsky-search/results/edit', 'Reward flights'],
  ])('%s with a search, for a member: %s', async (path, name) => {
    await renderRoute(`${path}?${new URLSearchParams(oneWay)}`, await control.createMember('gb.member'))
    await waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(name))
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('a visitor is asked to log in before the results', async () => {
    await renderRoute('/redsky-search/results?origin=LHR&destination=JFK')
    expect(await heading('Log in to see this page')).toBeVisible()
  })
})

test('an account page has the account’s pages beside it and the way up above it [RTE-27]', async () => {
  await renderRoute('/account/settings', await control.createMember('gb.member'))
  const account = within(await screen.findByRole('navigation', { name: 'Your account' }))
  expect(account.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  const above = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(above.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/kestrel-red/account')
})

describe('who may open a page', () => {
  const forEverybody = [
    paths.home.href(),
    paths.earn.href(),
    paths.spend.href(),
    paths.earnReward.href({ rewardId: '1' }),
    paths.spendReward.href({ rewardId: '1' }),
    paths.brand.href('a-brand'),
    paths.page.href('about-us'),
    paths.terms.href(),
    paths.privacy.href(),
    paths.modernSlavery.href(),
    paths.cookiePolicy.href(),
    paths.login.href(),
    paths.subscribe.href(),
    paths.referAFriend.href(),
    paths.flightSearch.href(),
    `/en-us${paths.creditCard.href()}`,
  ]
  const forMembers = [
    paths.myRewards.href(),
    paths.vouchers.href(),
    paths.voucher.href('v1'),
    paths.orders.href(),
    paths.order.href('o1'),
    paths.orderCheckout.href(),
    paths.orderCheckoutAddAddress.href(),
    paths.orderConfirmation.href('o1'),
    paths.activity.href(),
    paths.account.href(),
    paths.personalDetails.href(),
    paths.linkAccounts.href(),
    paths.promoCodes.href(),
    paths.settings.href(),
    paths.referAFriendDashboard.href(),
    paths.subscription.href(),
    paths.cancelSubscription.href(),
    paths.subscriptionPayment.href('p1'),
    paths.flightResults.href(),
    paths.onboardingPersonalDetails.href(),
    `/en-us${paths.creditCardHub.href()}`,
    `/en-us${paths.creditCardTransition.href()}`,
  ]

  const accessTo = (path: string) => {
    const page = pageAt(path)
    return page === undefined ? 'nobody' : (pageOf(page).access ?? 'everybody')
  }

  test.each(forEverybody)('%s: everybody [RTE-48]', (path) => {
    expect(accessTo(path)).toBe('everybody')
  })

  test.each(forMembers)('%s: members [RTE-47] [RTE-49]', (path) => {
    expect(accessTo(path)).toBe('members')
    expect(accessTo(path.startsWith('/en-us') ? path : `/world${path}`)).toBe('members')
  })

  test('a visitor is asked to log in where something is redeemed [RTE-47] [AUT-34]', async () => {
    await renderRoute('/order-checkout?reward=1')
    expect(await heading('Log in to see this page')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Login / Join' })).toBeVisible()
  })
})

describe('what a region has alone is not found in another, whatever editors have put there [CON-05]', () => {
  beforeEach(async () => {
    const body = await pageEntries('rewards-credit-card-link-account-us')
    await control.addFault({ operationId: 'content.page', times: 99, status: 200, body })
  })
  afterEach(() => control.clearFaults())

  test.each([
    ['/rewards-credit-card', 'RTE-29'],
    ['/world/rewards-credit-card/a1', 'RTE-29'],
    ['/rewards-credit-card-waitlist', 'RTE-30'],
    ['/en/rewards-credit-card-transition', 'RTE-31'],
    ['/rewards-credit-card-complete', 'RTE-32'],
    ['/rewards-credit-card-link-account-us', 'RTE-33'],
    ['/account/credit-card-hub', 'RTE-27'],
    ['/en-us/refer-a-friend', 'RTE-28'],
    ['/world/refer-a-friend', 'RTE-28'],
    ['/no/such/page', 'RTE-37'],
  ])('%s [%s]', async (path) => {
    await renderRoute(path)
    expect(await heading('This page has flown')).toBeVisible()
  })
})

test.each([
  ['/modern-slavery-statement', /nobody should be forced/i, 'RTE-04] [RTE-46.w'],
  ['/cookie-policy', /cookie/i, 'RTE-05'],
  ['/terms-and-conditions', /terms/i, 'RTE-02] [RTE-46.y'],
  ['/privacy-policy', /privacy/i, 'RTE-03] [RTE-46.x'],
])('%s is there for everybody: %s [%s]', async (path, name) => {
  await renderRoute(path)
  expect(await heading(name)).toBeVisible()
})

test('the waitlist leads to the card page with its query [RTE-30]', async () => {
  const { state } = await renderAt(
    '/en-us/rewards-credit-card-waitlist?utm_source=letter&code=A%26B',
    'The card that remembers where you like to sit',
  )
  expect(state.location.pathname).toBe('/kestrel-red/en-us/rewards-credit-card')
  expect(state.location.search).toBe('?utm_source=letter&code=A%26B')
})

/** What the content service sends for a page of the US. */
async function pageEntries(slug: string): Promise<object> {
  const { content } = parseConfig(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json())
  const query = new URLSearchParams({ content_type: 'page', locale: 'en-US', 'fields.slug': slug, include: '10' })
  const path = `content/spaces/${content.space}/environments/${content.environment}/entries`
  const answer = await fetch(`${control.origin}/${path}?${query}`, {
    headers: { authorization: `Bearer ${content.token}` },
  })
  return (await answer.json()) as object
}

async function renderAt(path: string, name: string) {
  const navigation = await renderRoute(path)
  await waitFor(async () => expect(await heading(name)).toBeVisible())
  return navigation
}

/** Whether an address is one of the pages that every region has: they stand beside its home. */
const isInMainTable = (path: string) =>
  (matchRoutes(routes, path) ?? []).some(({ route }) => route.children?.some(({ index }) => index === true) === true)

test.each([
  '/login',
  '/login-success',
  '/logout-success',
  '/partner-login-success',
  '/en-us/rewards-credit-card',
  '/en-us/account/credit-card-hub',
  '/en-us/rewards-credit-card-transition',
])('%s stands outside the pages that every region has, and comes before them [RTE-35] [CON-05]', (path) => {
  expect(isInMainTable(path)).toBe(false)
})

test.each(['/', '/earn-kestrel-points', '/en-us/earn-kestrel-points', '/world', '/EN/any/thing'])(
  '%s falls into the main table, with or without a region [RTE-36] [CON-02]',
  (path) => {
    expect(isInMainTable(path)).toBe(true)
  },
)
