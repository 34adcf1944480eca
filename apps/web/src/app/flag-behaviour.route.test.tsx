import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { chooseCookies } from '#platform/consent/consent-store.ts'
import { necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { personalisePage } from '#platform/personalisation/personalise-page.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const withFlags = (flags: object, sample = 'gb.member'): Promise<TestMember> => control.createMember(sample, { flags })
const main = async () => within(await screen.findByRole('main'))

/** Resolves when flags have loaded and what depends on them is rendered. */
async function flagsHaveCome(member: TestMember) {
  await waitFor(async () =>
    expect((await control.requests({ operationId: 'listFeatures', member: member.email })).length).toBe(1),
  )
}

describe('the logo in the header', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])('is festive with web_festive_logo %s [FLG-19] [GAP-09]', async (isOn, count) => {
    const member = await withFlags({ web_festive_logo: isOn })
    await renderRoute('/my-rewards/vouchers', member)
    await flagsHaveCome(member)
    const banner = await screen.findByRole('banner')
    await waitFor(() => expect(banner.querySelectorAll('[data-logo="festive"]')).toHaveLength(count))
    expect(within(banner).getByRole('link', { name: 'Kestrel Red home' })).toBeVisible()
  })
})

describe('the link to all rewards on the home page', () => {
  /** How the link looks; the rewards beside it, which jsdom cannot draw, are left out. */
  const linkWith = async (isOn: boolean) => {
    const member = await withFlags({ web_rewards_link_experiment: isOn })
    for (const operationId of ['listSpendRewards', 'listEarnRewards'])
      await control.addFault({ operationId, member: member.email, times: 9, status: 500 })
    await renderRoute('/', member)
    await flagsHaveCome(member)
    const link = await (await main()).findByRole('link', { name: 'Show all rewards' })
    expect(link).toHaveAttribute('href', '/kestrel-red/spend-kestrel-points')
    return link
  }

  test('is a button with web_rewards_link_experiment on, and a link with it off [FLG-06] [GAP-09]', async () => {
    const plain = (await linkWith(false)).className
    cleanup()
    const link = await linkWith(true)
    await waitFor(() =>
      expect((link.isConnected ? link : screen.getByText('Show all rewards')).className).not.toBe(plain),
    )
  })
})

describe('the page of a reward', () => {
  test.each([
    [true, 'new'],
    [false, 'classic'],
  ])('sets off the cost with web_new_reward_details %s [FLG-15] [GAP-09]', async (isOn, detail) => {
    const member = await withFlags({ web_new_reward_details: isOn })
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    await (await main()).findByRole('heading', { level: 1, name: 'Any hot drink' })
    await waitFor(() =>
      expect(screen.getByText(/points$/, { selector: '[data-detail]' }).dataset['detail']).toBe(detail),
    )
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('starts with what its list said with web_use_reward_summaries %s [FLG-17] [RWD-09]', async (isOn, count) => {
    const member = await withFlags({ web_use_reward_summaries: isOn })
    await renderRoute('/spend-kestrel-points', member)
    const [tile] = await (await main()).findAllByRole('article')
    const link = within(tile as HTMLElement).getByRole('link')
    await flagsHaveCome(member)
    await control.addFault({ operationId: 'getSpendReward', member: member.email, times: 1, delayMs: 5_000 })
    await userEvent.click(link)
    await waitFor(async () => expect(await screen.findByRole('main')).not.toContainElement(tile as HTMLElement))
    expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(count)
    expect(screen.queryByRole('button', { name: 'Redeem' }), 'nothing is redeemed by what a list said').toBeNull()
    await (await main()).findByRole('heading', { level: 1 })
  })
})

describe('pages behind a flag', () => {
  const notFound = () => screen.findByRole('heading', { level: 1, name: 'This page has flown' })

  test.each([
    ['web_subscription', '/subscribe', 'gb.member', 'FLG-03'],
    ['web_cc_campaign_pages', '/en-us/rewards-credit-card/summer', 'us.member', 'FLG-08'],
    ['web_uscc_completed_page', '/en-us/rewards-credit-card-complete', 'us.member', 'FLG-13] [RTE-32'],
  ])('%s off: %s is not found for %s [%s]', async (flag, path, sample) => {
    const navigation = await renderRoute(path, await withFlags({ [flag]: false }, sample))
    expect(await notFound()).toBeVisible()
    expect(navigation.state.location.pathname).toBe(`/kestrel-red${path}`)
  })

  test.each([
    ['web_subscription', '/subscribe', 'gb.member', 'FLG-03'],
    ['web_redsky_search', '/redsky-search', 'gb.member', 'FLG-04'],
    ['web_cc_campaign_pages', '/en-us/rewards-credit-card/summer', 'us.member', 'FLG-08'],
    ['web_uscc_completed_page', '/en-us/rewards-credit-card-complete', 'us.member', 'FLG-13] [RTE-32'],
  ])('%s on: %s is there for %s [%s]', async (flag, path, sample) => {
    const navigation = await renderRoute(path, await withFlags({ [flag]: true }, sample))
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).not.toHaveTextContent('This page has flown')
    expect(navigation.state.location.pathname).toBe(`/kestrel-red${path}`)
  })

  test('web_redsky_search off: the flight area leads home [FLG-04]', async () => {
    const navigation = await renderRoute('/redsky-search/edit', await withFlags({ web_redsky_search: false }))
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/'))
  })
})

describe('the link to the plans in the header', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])('is there with web_subscription %s [FLG-03]', async (isOn, count) => {
    const member = await withFlags({ web_subscription: isOn })
    await renderRoute('/my-rewards/vouchers', member)
    await flagsHaveCome(member)
    const banner = within(await screen.findByRole('banner'))
    await banner.findByRole('button', { name: /^Account menu/ })
    await waitFor(() => expect(banner.queryAllByRole('link', { name: 'Subscribe' })).toHaveLength(count))
  })
})

describe('the rest of the world', () => {
  test.each([
    [true, '/kestrel-red/world/my-rewards'],
    [false, '/kestrel-red/my-rewards'],
  ])('is a region with web_row_selector %s, else its addresses are of GB [FLG-11] [CON-03]', async (isOn, path) => {
    const member = await withFlags({ web_row_selector: isOn })
    const navigation = await renderRoute('/world/my-rewards/vouchers', member)
    await flagsHaveCome(member)
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`${path}/vouchers`))
  })
})

describe('personalisation', () => {
  const told = async () => (await control.requests({ operationId: 'personalisePage' })).length

  test.each([
    [true, 1],
    [false, 0],
  ])('is told of a page with web_dy_integration %s [FLG-09]', async (isOn, count) => {
    const member = await withFlags({ web_dy_integration: isOn })
    await renderRoute('/my-rewards', member)
    await flagsHaveCome(member)
    cleanup()
    chooseCookies({ ...necessaryOnly, functional: true })
    const before = await told()
    await personalisePage('/my-rewards', createQueryClient())
    expect(await told()).toBe(before + count)
    chooseCookies(necessaryOnly)
  })
})
