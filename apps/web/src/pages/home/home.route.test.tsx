import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startAfterInteraction } from '#app/start-after-interaction.ts'
import { chooseCookies } from '#platform/consent/consent-store.ts'
import { everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const heroHeadline = 'Good to see you. Where shall we go?'
const cardHeadline = 'You have enough points to fly'
/** The named sections of the page in their order, once the last of them has its rewards. */
const sections = async () => {
  await (await main()).findByRole('region', { name: 'Something to look forward to' })
  await (await main()).findByRole('region', { name: 'Picked for this week' })
  await (await main()).findByRole('region', { name: 'New ways to earn' })
  return (await main())
    .getAllByRole('region')
    .map((section) => section.ariaLabel ?? within(section).getByRole('heading', { level: 2 }).textContent)
}

beforeAll(() => startAfterInteraction())
afterEach(() => chooseCookies(necessaryOnly))

describe('the member’s home', () => {
  test('opens with a hero, and then has what there is in its order [RTE-46.a] [HOM-06] [HOM-08] [HOM-15]', async () => {
    await renderRoute('/', await control.createMember('gb.member'))
    expect(await (await main()).findByRole('heading', { level: 1, name: heroHeadline })).toBeVisible()
    expect(await sections()).toEqual([
      'Picked for this week',
      'Worth a look',
      'Brands members love',
      'New ways to earn',
      'Something to look forward to',
      'Favourites',
    ])
    const links = (await main()).getAllByRole('link', { name: /^Show all/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Show all ways to earn', '/kestrel-red/earn-kestrel-points'],
      ['Show all rewards', '/kestrel-red/spend-kestrel-points'],
    ])
  })

  test('leaves a row without rewards out, and logs a warning of it [ERR-52]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { email, ...member } = await control.createMember('gb.member')
    const none = { paging: { hasMore: false }, rewards: [] }
    await control.addFault({ operationId: 'listEarnRewards', member: email, times: 9, status: 200, body: none })
    await renderRoute('/', { email, ...member })
    const shown = await main()
    expect(await shown.findByRole('region', { name: 'Something to look forward to' })).toBeVisible()
    await waitFor(() => expect(warn.mock.calls).toEqual([['The carousel "New ways to earn" has no cards']]))
    expect(shown.queryByRole('heading', { name: 'New ways to earn' })).toBeNull()
    expect(shown.queryByRole('link', { name: 'Show all ways to earn' })).toBeNull()
    await control.clearFaults()
    warn.mockRestore()
  })

  test('shows the partner brands, each with its logo [BRD-17]', async () => {
    await renderRoute('/', await control.createMember('gb.member'))
    await sections()
    const tiles = within((await main()).getByRole('region', { name: 'Brands members love' })).getAllByRole('listitem')
    const shown = tiles.map((tile) => ({
      slug: within(tile).getByRole('link').getAttribute('href')?.split('/').at(-1),
      logo: /\/images\/brands\/([\w-]+)/.exec(tile.querySelector('img')?.getAttribute('src') ?? '')?.[1],
    }))
    expect(shown.length).toBeGreaterThan(3)
    expect(shown.map(({ logo }) => logo)).toEqual(shown.map(({ slug }) => slug))
  })

  test('asks for twelve of each and shows eight, earning and spending in turn [HOM-11] [HOM-12] [HOM-16] [CST-06.f]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/', member)
    await sections()
    const featured = within((await main()).getByRole('region', { name: 'Picked for this week' }))
    const tiles = featured.getAllByRole('article').map((tile) => within(tile).getByRole('link').getAttribute('href'))
    expect(tiles.map((href) => /\/(earn|spend)-|redsky/.exec(href ?? '')?.[0])).toHaveLength(8)
    expect(tiles.map((href) => href?.includes('/earn-'))).toEqual([true, false, true, false, true, false, true, false])
    for (const operationId of ['listEarnRewards', 'listSpendRewards']) {
      const calls = await control.requests({ operationId, member: member.email })
      expect(calls.map(({ query }) => [query['limit'], query['isLoggedIn']])).toEqual([['12', 'true']])
    }
  })

  test('shows no reward in two of its rows while there are others', async () => {
    await renderRoute('/', await control.createMember('gb.member'))
    await sections()
    const shown = ['Picked for this week', 'New ways to earn', 'Something to look forward to'].map((name) =>
      within(screen.getByRole('region', { name })).getAllByRole('article'),
    )
    expect(shown.map((tiles) => tiles.length)).toEqual([8, 8, 8])
    const links = shown.flat().map((tile) => within(tile).getByRole('link').getAttribute('href'))
    expect(new Set(links).size).toBe(links.length)
  })

  test.each([
    [true, 'on'],
    [false, 'off'],
  ])(
    'asks with the variation of the experiment that the member is in: %s [HOM-16] [API-03]',
    async (isOn, variation) => {
      const member = await control.createMember('gb.member', { flags: { web_rewards_link_experiment: isOn } })
      await renderRoute('/', member)
      await sections()
      for (const operationId of ['listEarnRewards', 'listSpendRewards']) {
        const calls = await control.requests({ operationId, member: member.email })
        expect(calls.map(({ headers }) => headers['x-feature-variation'])).toEqual([variation])
      }
    },
  )

  test('of the rest of the world is its hero alone, and asks for no rewards [HOM-08]', async () => {
    const member = await control.createMember('gb.member', { flags: { web_row_selector: true } })
    await renderRoute('/world', member)
    expect(await (await main()).findByRole('heading', { level: 1, name: heroHeadline })).toBeVisible()
    expect((await main()).queryByRole('heading', { level: 2 })).toBeNull()
    expect(await control.requests({ operationId: 'listSpendRewards', member: member.email })).toEqual([])
  })
})

describe('what is for subscribers', () => {
  const name = 'Only for Kestrel Plus Yearly'

  test('stands under their plan’s name and colour [HOM-09] [SUB-30]', async () => {
    await renderRoute('/', await control.createMember('gb.subscriber'))
    const heading = await (await main()).findByRole('heading', { level: 2, name })
    expect(within(heading).getByText('Kestrel Plus Yearly')).toHaveStyle({ backgroundColor: '#3b1d5e' })
    const exclusive = within(await (await main()).findByRole('region', { name }))
    expect(exclusive.getByRole('link', { name: 'A night in a lighthouse' })).toHaveAttribute(
      'href',
      expect.stringContaining('/spend-kestrel-points/'),
    )
  })

  test('is not there for anybody else [HOM-09]', async () => {
    await renderRoute('/', await control.createMember('gb.member'))
    await sections()
    expect((await main()).queryByRole('region', { name: /^Only for/ })).toBeNull()
  })
})

describe('the card of the messaging service', () => {
  test('takes the place of the hero for who allows it and has one [HOM-07]', async () => {
    const member = await control.createMember('gb.member', { points: 30_000 })
    await renderRoute('/', member)
    await (await main()).findByRole('heading', { level: 1, name: heroHeadline })
    chooseCookies(everything)
    expect(await (await main()).findByRole('heading', { level: 1, name: cardHeadline })).toBeVisible()
    expect(screen.queryByText(heroHeadline)).toBeNull()
    const link = (await main()).getByRole('link', { name: 'Find a flight' })
    expect(link).toHaveAttribute('href', '/kestrel-red/redsky-search')
    chooseCookies(necessaryOnly)
    expect(await (await main()).findByRole('heading', { level: 1, name: heroHeadline })).toBeVisible()
  })

  test('waits while somebody is about to press something in the hero [HOM-07]', async () => {
    await renderRoute('/', await control.createMember('gb.member', { points: 30_000 }))
    const button = await (await main()).findByRole('link', { name: 'Spend points' })
    button.focus()
    chooseCookies(everything)
    const calls = () => control.requests({ operationId: 'startMessaging' })
    const device = () => localStorage.getItem('messaging-device')
    await waitFor(async () => {
      const own = (await calls()).filter(({ body }) => (body as { deviceId: string }).deviceId === device())
      expect(own).not.toEqual([])
    })
    expect(button).toHaveFocus()
    button.blur()
    expect(await (await main()).findByRole('heading', { level: 1, name: cardHeadline })).toBeVisible()
  })

  test('leaves the hero where it is when its link leads into an area that is closed [FLG-04]', async () => {
    const member = await control.createMember('gb.member', { points: 30_000, flags: { web_redsky_search: false } })
    await renderRoute('/', member)
    chooseCookies(everything)
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'getMessagingToken', member: member.email })).not.toEqual([]),
    )
    expect(await (await main()).findByRole('heading', { level: 1, name: heroHeadline })).toBeVisible()
    expect((await main()).queryByRole('link', { name: 'Find a flight' })).toBeNull()
  })

  test('leaves the hero where it is when there is none [HOM-07]', async () => {
    const member = await control.createMember('gb.low')
    await renderRoute('/', member)
    chooseCookies(everything)
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'getMessagingToken', member: member.email })).not.toEqual([]),
    )
    expect(await (await main()).findByRole('heading', { level: 1, name: heroHeadline })).toBeVisible()
  })
})
