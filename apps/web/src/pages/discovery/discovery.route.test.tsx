import type { Reward, RewardTag } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const tiles = async () => (await main()).findAllByRole('article')
const titles = async () => (await tiles()).map((tile) => within(tile).getByRole('heading').textContent)
const sortMenu = async () => (await main()).findByRole('combobox', { name: 'Sort by' })
const orders = async () => within(await sortMenu()).getAllByRole('option')
const { content } = fixture('club', 'Reward')
const rewardWith = (title: string, tags: RewardTag[]): Reward =>
  fixture('club', 'Reward', { rewardId: title.replaceAll(/\W/g, ''), content: { ...content, title, tags } })
/** The next list that a member asks for, whatever is in the catalogue. */
const answerList = (member: string, hasMore: boolean, rewards: Reward[]) =>
  control.addFault({ operationId: 'listSpendRewards', member, status: 200, body: { paging: { hasMore }, rewards } })

test.each([
  ['a visitor who spends', 'spend', 'listPublicSpendCategories', undefined],
  ['a visitor who earns', 'earn', 'listPublicEarnCategories', undefined],
  ['a member who spends', 'spend', 'listSpendCategories', 'gb.member'],
  ['a member who earns', 'earn', 'listEarnCategories', 'gb.member'],
])(
  '%s has the categories of rewards, whose variants count as one [API-05] [API-25]',
  async (_who, kind, operationId, sample) => {
    const since = new Date().toISOString()
    await renderRoute(`/${kind}-kestrel-points`, sample === undefined ? undefined : await control.createMember(sample))
    expect(await (await main()).findByRole('button', { name: 'Food & Drink' })).toBeVisible()
    const calls = await control.requests({ operationId, since })
    expect(calls.map(({ query, status }) => [query, status])).toEqual([
      [{ viewingRegion: 'GB', enableVariantGrouping: 'true' }, 200],
    ])
  },
)

describe('coming near a link to a list', () => {
  const callsOf = async (operationId: string, { email }: { email: string }) =>
    (await control.requests({ operationId, member: email })).map(({ query }) => query)

  test('fetches it, and following the link does not fetch it again', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/terms-and-conditions', member)
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Rewards' })
    await userEvent.hover(link)
    await waitFor(async () => expect(await callsOf('listSpendRewards', member)).toHaveLength(1))
    await waitFor(async () => expect(await callsOf('listSpendCategories', member)).toHaveLength(1))
    await userEvent.click(link)
    expect((await tiles()).length).toBeGreaterThan(0)
    expect(await callsOf('listSpendRewards', member)).toHaveLength(1)
    expect(await callsOf('listSpendCategories', member)).toHaveLength(1)
  })

  test('fetches no other list than the one of its category', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    const link = await (await main()).findByRole('link', { name: 'Food & Drink' })
    await userEvent.hover(link)
    await waitFor(async () => expect(await callsOf('listSpendCategories', member)).toHaveLength(1))
    await userEvent.click(link)
    expect((await tiles()).length).toBeGreaterThan(0)
    expect(await callsOf('listSpendRewards', member)).toEqual([
      expect.objectContaining({ categoryName: 'Food & Drink' }),
    ])
  })
})

describe('sorting a list', () => {
  test('ways to earn come in the editors’ order, or the latest first [RTE-46.b] [DIS-06] [CON-18]', async () => {
    await renderRoute('/earn-kestrel-points')
    expect(await sortMenu()).toHaveDisplayValue('Featured')
    expect((await orders()).map(({ textContent }) => textContent)).toEqual(['Featured', 'Latest'])
  })

  test('rewards can be sorted by what they cost, which stays in the address beside the filter [RTE-46.c] [DIS-07] [CON-18]', async () => {
    const navigation = await renderRoute('/spend-kestrel-points?category=Wine')
    const featured = await titles()
    expect((await orders()).map(({ textContent }) => textContent)).toEqual([
      'Featured',
      'Latest',
      'Low to high points',
      'High to low points',
    ])
    await userEvent.selectOptions(await sortMenu(), 'High to low points')
    expect(navigation.state.location.search).toBe('?category=Wine&sort=-cost')
    const costs = async () =>
      (await tiles()).map((tile) => Number(/[\d,]+(?= points)/.exec(tile.textContent)?.[0].replaceAll(',', '')))
    await waitFor(async () => expect(await costs()).toEqual((await costs()).toSorted((one, other) => other - one)))
    await userEvent.selectOptions(await sortMenu(), 'Featured')
    expect(navigation.state.location.search).toBe('?category=Wine')
    await waitFor(async () => expect(await titles()).toEqual(featured))
  })

  test.each([
    ['?sort=-title', '-title', 'Z to A'],
    ['?sort=cheapest&sort=createdDate', 'createdDate', 'Latest'],
    ['?sort=%00%F0&category=%2C%2C&category=Unicorns', undefined, 'Featured'],
  ])('an address with %s is understood as far as it makes sense [DIS-08] [DIS-09]', async (query, sort, label) => {
    const member = await control.createMember('gb.member')
    await renderRoute(`/spend-kestrel-points${query}`, member)
    expect(await titles()).toHaveLength(12)
    expect(await sortMenu()).toHaveTextContent(label)
    const calls = await control.requests({ operationId: 'listSpendRewards', member: member.email })
    expect(calls.map(({ query: asked, status }) => [asked['sort'], status])).toEqual([[sort, 200]])
  })
})

describe('a list with nothing to show', () => {
  test('says so when all of it is for the app alone [DIS-13] [DIS-14]', async () => {
    const member = await control.createMember('gb.member')
    await answerList(member.email, false, [rewardWith('In the app', ['visibility.appOnly'])])
    await renderRoute('/spend-kestrel-points', member)
    expect(await (await main()).findByText('Nothing here just now')).toBeVisible()
    expect(screen.queryByText('In the app')).toBeNull()
  })

  test('goes on to the pages that hold something [DIS-13]', async () => {
    const member = await control.createMember('gb.member')
    await answerList(member.email, true, [rewardWith('Hidden', ['visibility.hidden'])])
    await answerList(member.email, false, [rewardWith('In sight', ['content.popular', 'override.points.check'])])
    await renderRoute('/spend-kestrel-points', member)
    expect(await titles()).toEqual(['In sight'])
  })
})

test('a member who wants no alcohol and no gambling sees none, whatever the server sends [DIS-15] [DIS-20]', async () => {
  const member = await control.createMember('gb.member', {
    profile: { optOutPrefAlcohol: true, optOutPrefGambling: true },
  })
  await answerList(member.email, false, [
    rewardWith('Claret', ['content.alcohol', 'region.GB']),
    rewardWith('Bingo', ['content.gambling', 'region.global']),
    rewardWith('Stateside', ['region.US']),
    rewardWith('Members’ tea', ['visibility.restricted']),
    rewardWith('On the web', ['visibility.webOnly']),
  ])
  await renderRoute('/spend-kestrel-points', member)
  expect(await titles()).toEqual(['Members’ tea', 'On the web'])
})

describe('coming back to a list', () => {
  const loadMore = async () => {
    await userEvent.click(await (await main()).findByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect((await tiles()).length).toBeGreaterThan(12))
    return titles()
  }

  test('one step back has it as it was: filter, order and length [DIS-02] [DIS-08] [DIS-10]', async () => {
    const navigation = await renderRoute('/spend-kestrel-points?sort=title')
    const before = await loadMore()
    await userEvent.click(within((await tiles())[15] ?? document.body).getByRole('link'))
    await (await main()).findByRole('heading', { level: 1, name: before[15] ?? '' })
    navigation.navigator.go(-1)
    await (await main()).findByRole('button', { name: 'Load more' })
    expect(await titles()).toEqual(before)
    expect(navigation.state.location.search).toBe('?sort=title')
  })

  test('so has a page that is loaded anew', async () => {
    await renderRoute('/spend-kestrel-points?sort=-cost')
    const before = await loadMore()
    cleanup()
    await renderRoute('/spend-kestrel-points?sort=-cost')
    await waitFor(async () => expect(await titles()).toEqual(before))
  })
})

test('a list says how many rewards it shows', async () => {
  await renderRoute('/spend-kestrel-points')
  const count = await (await main()).findByText('Showing 12 rewards')
  expect(count).toBeVisible()
  expect(getComputedStyle(count).position).not.toBe('absolute')
  await userEvent.click(await (await main()).findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(count).toHaveTextContent('Showing 21 rewards'))
})

describe('tiles that are no rewards', () => {
  test('each stands where it belongs, and leads on [DIS-23]', async () => {
    const member = await control.createMember('gb.member')
    await answerList(member.email, false, [rewardWith('The only one', [])])
    const navigation = await renderRoute('/spend-kestrel-points', member)
    const cta = await (await main()).findByRole('link', { name: /Show all ways to earn/ })
    await userEvent.click(cta)
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/earn-kestrel-points'))
    expect(await (await main()).findAllByText(/points per £1/)).not.toEqual([])
  })

  test('a filtered list ends with the way to all of both lists [DIS-23]', async () => {
    await renderRoute('/earn-kestrel-points?category=Charity', await control.createMember('gb.member'))
    const links = await (await main()).findAllByRole('link', { name: /^Show all .*in mind/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/kestrel-red/earn-kestrel-points',
      '/kestrel-red/spend-kestrel-points',
    ])
  })

  test('a visitor at the end of a list is invited to log in [DIS-23]', async () => {
    await renderRoute('/earn-kestrel-points?category=Charity')
    expect(await (await main()).findByRole('button', { name: 'Log in or join' })).toBeEnabled()
  })
})

describe('a reward for subscribers', () => {
  const locked: Reward = { ...rewardWith('A night in a lighthouse', []), subscriptionPlanId: 'kestrel-plus-yearly' }
  const tileOf = async (sample: string) => {
    const member = await control.createMember(sample)
    await answerList(member.email, false, [locked])
    await renderRoute('/spend-kestrel-points', member)
    await (await main()).findByText('Kestrel Plus Yearly')
    return within((await tiles())[0] ?? document.body)
  }

  test('leads who has no subscription to the plans [DIS-26]', async () => {
    const tile = await tileOf('gb.member')
    expect(await tile.findByText('Yours with Kestrel Plus Yearly')).toBeVisible()
    expect(tile.getByRole('link')).toHaveAttribute('href', '/kestrel-red/subscribe')
  })

  test('leads a subscriber to itself [DIS-26]', async () => {
    const tile = await tileOf('gb.subscriber')
    expect(tile.getByText(/^\d+ points$/)).toBeVisible()
    expect(tile.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/spend-kestrel-points/'))
  })
})

test.each([
  [true, 'the flight search', /^\/kestrel-red\/redsky-search$/],
  [false, 'its page', /^\/kestrel-red\/spend-kestrel-points\//],
])('with web_redsky_search %s, the tile of flights leads to %s [DIS-27] [FLG-04]', async (isOn, _where, href) => {
  const member = await control.createMember('gb.member', { flags: { web_redsky_search: isOn } })
  await answerList(member.email, false, [{ ...rewardWith('Reward flights', []), redemptionType: 'REDSKY_SEARCH' }])
  await renderRoute('/spend-kestrel-points', member)
  const link = await (await main()).findByRole('link', { name: 'Reward flights' })
  await waitFor(async () =>
    expect(await control.requests({ operationId: 'listFeatures', member: member.email })).not.toEqual([]),
  )
  await waitFor(() => expect(link.getAttribute('href')).toMatch(href))
})

test.each(['pointer', 'keyboard'])('a reward that somebody comes near by %s is there when it is opened', async (by) => {
  const member = await control.createMember('gb.member')
  await renderRoute('/spend-kestrel-points', member)
  const link = within((await tiles())[0] ?? document.body).getByRole('link')
  const calls = () => control.requests({ operationId: 'getSpendReward', member: member.email })
  if (by === 'pointer') await userEvent.hover(link)
  else link.focus()
  await waitFor(async () => expect(await calls()).toHaveLength(1))
  await userEvent.click(link)
  await (await main()).findByRole('heading', { level: 1, name: link.textContent })
  expect(await calls()).toHaveLength(1)
})

describe('hearts', () => {
  test('members find one on every tile of a list [WSH-02]', async () => {
    await renderRoute('/spend-kestrel-points', await control.createMember('gb.empty'))
    const [first] = await tiles()
    const heart = await within(first ?? document.body).findByRole('button', { pressed: false })
    await userEvent.click(heart)
    expect(await within(first ?? document.body).findByRole('button', { pressed: true })).toBeVisible()
  })

  test('visitors find none [WSH-04]', async () => {
    await renderRoute('/spend-kestrel-points')
    const [first] = await tiles()
    expect(within(first ?? document.body).queryByRole('button')).toBeNull()
  })
})
