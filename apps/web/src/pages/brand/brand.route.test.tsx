import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { describe, expect, test } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const titles = async () =>
  (await (await main()).findAllByRole('article')).map((tile) => within(tile).getByRole('heading').textContent)
/** The calls for a member's spend rewards of a brand, in their order. */
const calls = async ({ email }: TestMember) =>
  (await control.requests({ operationId: 'listSpendRewards', member: email })).map(({ query }) => query)

describe('the page of a brand', () => {
  test('says who it is, and a guest is asked to log in [RTE-11] [RTE-46.d] [BRD-01] [BRD-02] [BRD-15]', async () => {
    await renderRoute('/brands/copperpot-coffee')
    const page = await main()
    await page.findByRole('heading', { level: 1, name: 'Copperpot Coffee' })
    expect(page.getByText(/^Small-batch roasters/)).toBeVisible()
    expect(document.querySelector<HTMLImageElement>('main img')?.src).toContain('/images/brands/copperpot-coffee')
    const banner = within(page.getByRole('complementary', { name: 'Get more from Copperpot Coffee' }))
    expect(banner.getByRole('button', { name: 'Log in or join' })).toBeEnabled()
  })

  test('asks no member to log in [BRD-02]', async () => {
    await renderRoute('/brands/copperpot-coffee', await control.createMember('gb.member'))
    const page = await main()
    await page.findByRole('tab', { name: 'Rewards', selected: true })
    expect(page.queryByRole('complementary')).toBeNull()
  })

  test('shows that it is on its way, and what to do when it does not come [BRD-13]', async () => {
    const member = await control.createMember('gb.member')
    const letGo = await control.holdBack({ operationId: 'getBrand', member: member.email, status: 500 })
    await renderRoute('/brands/copperpot-coffee', member)
    const page = await main()
    expect(await page.findByText('Loading this brand')).toBeInTheDocument()
    await letGo()
    await page.findByRole('heading', { level: 1, name: 'We couldn’t load this brand' })
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    expect(await page.findByRole('heading', { level: 1, name: 'Copperpot Coffee' })).toBeVisible()
  })

  test.each(['/brands/nobody-we-know', '/brands/Nobody_We_Know'])('%s is not found [BRD-13]', async (path) => {
    await renderRoute(path)
    expect(await (await main()).findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
  })

  test('says so when its rewards do not come, and loads them on request [BRD-13]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listSpendRewards', member: member.email, times: 1, status: 500 })
    await renderRoute('/brands/copperpot-coffee', member)
    const page = await main()
    await userEvent.click(within(await page.findByRole('alert')).getByRole('button', { name: 'Refresh' }))
    expect(await page.findByRole('tab', { name: 'Rewards', selected: true })).toBeVisible()
  })
})

test('a member keeps a brand’s reward by the heart of its tile, a visitor has no hearts [BRD-12]', async () => {
  const member = await control.createMember('gb.empty')
  await renderRoute('/brands/copperpot-coffee?tab=rewards', member)
  const heart = await (await main()).findByRole('button', { name: /Any hot drink/ })
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(async () =>
    expect(
      (await control.requests({ operationId: 'addFavourite', member: member.email })).map(({ status }) => status),
    ).toEqual([201]),
  )
  cleanup()
  await renderRoute('/brands/copperpot-coffee?tab=rewards')
  await (await main()).findByRole('link', { name: /^Any hot drink/ })
  expect(screen.queryByRole('button', { name: /Any hot drink/ })).toBeNull()
})

describe('the order of a brand’s rewards', () => {
  test('can be chosen, stays in the address without a step back, and reaches the call [BRD-06] [BRD-07] [BRD-08] [BRD-09] [BRD-14]', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute('/', member)
    await router.navigate('/brands/lantern-live')
    const menu = await (await main()).findByRole('combobox', { name: 'Sort by' })
    expect(menu).toHaveDisplayValue('Featured')
    expect(
      within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Featured', 'Points (lowest)', 'Points (highest)', 'Date (closest)', 'Date (furthest)'])
    await userEvent.selectOptions(menu, 'Points (lowest)')
    await waitFor(async () => expect((await titles())[0]).toBe('Poetry and late supper'))
    expect(router.state.location.search).toBe('?sort=cost')
    expect(await calls(member)).toEqual([
      expect.not.objectContaining({ sort: expect.anything() }),
      expect.objectContaining({ brandName: 'Lantern Live', isBrands: expect.anything(), sort: 'cost' }),
    ])
    await waitFor(async () => {
      const earnCalls = await control.requests({ operationId: 'listEarnRewards', member: member.email })
      expect(earnCalls.at(-1)?.query).toMatchObject({ brandName: 'Lantern Live', sort: 'cost' })
    })

    router.navigator.go(-1)
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/'))
  })

  test.each([
    ['-cost', 'Secret headline show'],
    ['date', 'New comedy at the Boiler Room'],
    ['-date', 'Secret headline show'],
    ['junk', 'An evening with the Marram Quartet'],
  ])('is what the address asks for: %s [BRD-08] [BRD-09]', async (sort, first) => {
    await renderRoute(`/brands/lantern-live?sort=${sort}`)
    expect((await titles())[0]).toBe(first)
  })

  test('is the editors’ own for any other brand, whatever the address says [BRD-06] [CON-19]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/brands/copperpot-coffee?sort=cost', member)
    await titles()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    expect(await calls(member)).toEqual([expect.not.objectContaining({ sort: expect.anything() })])
  })
})

describe('a long list of a brand’s rewards', () => {
  test('grows as one reaches its end, and is there again on the way back, with its tab [BRD-11] [BRD-14]', async () => {
    const member = await control.createMember('gb.member')
    await pagesOf(member, 3)
    const router = await renderRoute('/brands/lantern-live', member)
    await userEvent.click(await (await main()).findByRole('tab', { name: 'Earn' }))
    await userEvent.click(await (await main()).findByRole('tab', { name: 'Rewards' }))
    expect(await titles()).toHaveLength(12)
    scrollThrough()
    await waitFor(async () => expect(await titles()).toHaveLength(30))
    expect((await calls(member)).map(({ offset }) => Number(offset ?? 0))).toEqual([0, 9, 18])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()

    await router.navigate('/terms-and-conditions')
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
    router.navigator.go(-1)
    await (await main()).findByRole('tab', { name: 'Rewards', selected: true })
    expect(await titles()).toHaveLength(30)
    expect(router.state.location.search).toBe('?tab=rewards')
  })

  test('grows by a button as well, and the focus goes on with the first new reward [BRD-11]', async () => {
    const member = await control.createMember('gb.member')
    await pagesOf(member, 2)
    await renderRoute('/brands/lantern-live', member)
    await userEvent.click(await (await main()).findByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await titles()).toHaveLength(21))
    expect(document.activeElement).toHaveTextContent((await titles())[12] ?? 'no title')
  })

  test('asks once for a page that does not come, and then waits for the button [BRD-11]', async () => {
    const member = await control.createMember('gb.member')
    await pagesOf(member, 1, true)
    await control.addFault({ operationId: 'listSpendRewards', member: member.email, times: 1, status: 500 })
    scrollThrough()
    await renderRoute('/brands/lantern-live', member)
    const page = await main()
    await page.findByText('We couldn’t load any more rewards. Please try again.')
    expect(await calls(member)).toHaveLength(2)
    expect(page.getByRole('button', { name: 'Load more' })).toBeEnabled()
  })
})

/** Makes the sandbox answer a member's next lists of rewards as one of so many pages, 12 at a time from every ninth. */
async function pagesOf({ email }: TestMember, count: number, hasMore = false): Promise<void> {
  const answer = await fetch(`${control.origin}/api/discoveries/rewards/public?viewingRegion=GB&limit=60`)
  const { rewards } = (await answer.json()) as { rewards: unknown[] }
  for (let page = 0; page < count; page += 1) {
    await control.addFault({
      operationId: 'listSpendRewards',
      member: email,
      times: 1,
      status: 200,
      body: { paging: { hasMore: hasMore || page < count - 1 }, rewards: rewards.slice(page * 9, page * 9 + 12) },
    })
  }
}
