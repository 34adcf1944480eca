import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control, renderRoute } from './render-route.tsx'

const withFlags = (flags: object, sample = 'gb.member'): Promise<TestMember> => control.createMember(sample, { flags })
const main = async () => within(await screen.findByRole('main'))

/** Flags have come: what depends on them is drawn. */
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
  test.each([true, false])(
    'leads there with web_rewards_link_experiment %s, and looks another way [FLG-06]',
    async (isOn) => {
      const plain = await withFlags({ web_rewards_link_experiment: !isOn })
      await renderRoute('/', plain)
      await flagsHaveCome(plain)
      const other = (await (await main()).findByRole('link', { name: 'Show all rewards' })).className
      cleanup()
      const member = await withFlags({ web_rewards_link_experiment: isOn })
      await renderRoute('/', member)
      await flagsHaveCome(member)
      const link = await (await main()).findByRole('link', { name: 'Show all rewards' })
      expect(link).toHaveAttribute('href', '/kestrel-red/spend-kestrel-points')
      await waitFor(() => expect(link.className).not.toBe(other))
    },
  )
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
    await control.addFault({ operationId: 'getSpendReward', member: member.email, times: 1, delayMs: 1_500 })
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
    ['web_subscription', '/subscribe', 'gb.member'],
    ['web_cc_campaign_pages', '/en-us/rewards-credit-card/summer', 'us.member'],
    ['web_uscc_completed_page', '/en-us/rewards-credit-card-complete', 'us.member'],
  ])('%s off: %s is not found [FLG-03] [FLG-08] [FLG-13]', async (flag, path, sample) => {
    const navigation = await renderRoute(path, await withFlags({ [flag]: false }, sample))
    expect(await notFound()).toBeVisible()
    expect(navigation.state.location.pathname).toBe(`/kestrel-red${path}`)
  })

  test.each([
    ['web_subscription', '/subscribe', 'gb.member'],
    ['web_redsky_search', '/redsky-search', 'gb.member'],
    ['web_cc_campaign_pages', '/en-us/rewards-credit-card/summer', 'us.member'],
    ['web_uscc_completed_page', '/en-us/rewards-credit-card-complete', 'us.member'],
  ])('%s on: %s is there [FLG-03] [FLG-04] [FLG-08] [FLG-13]', async (flag, path, sample) => {
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
