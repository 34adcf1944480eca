import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'
import { pageOf, spendReward } from '#test/rewards-of.ts'
import { networkFaults, injectFault } from '#test/network-faults.ts'

const patient = { timeout: 20_000 }
const main = async () => within(await screen.findByRole('main'))

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Waits for tiles, pressing what offers to try again when they must be asked for; the page stands meanwhile. */
async function expectTilesAfterAll(): Promise<void> {
  const page = await main()
  const again = () => page.queryAllByRole('button', { name: /try again|refresh/i }).at(0)
  await waitFor(() => expect(page.queryAllByRole('article').at(0) ?? again()).toBeVisible(), patient)
  expect(page.getAllByRole('heading', { level: 1 }).at(0)).toBeVisible()
  expect(within(screen.getByRole('banner')).getAllByRole('link').at(0)).toBeVisible()
  if (page.queryAllByRole('article').length === 0) await userEvent.click(again() ?? document.body)
  expect((await page.findAllByRole('article', {}, patient)).at(0)).toBeVisible()
}

describe.each(networkFaults)('when $what', (fault) => {
  test('a member’s home comes, at once or when asked again', async () => {
    const member = await control.createMember('gb.member')
    const met = injectFault(/\/api\/discoveries\/rewards\?/, fault)
    await renderRoute('/', member)
    await expectTilesAfterAll()
    expect(met()).toBe(1)
    expect(await screen.findByRole('button', { name: /^Account menu for/ })).toBeVisible()
  })

  test('a list of rewards comes, with the filter that was chosen', async () => {
    const navigation = await renderRoute('/spend-kestrel-points')
    const wine = await (await main()).findByRole('button', { name: 'Wine' })
    expect((await (await main()).findAllByRole('article')).at(0)).toBeVisible()
    const met = injectFault(/\/api\/discoveries\/rewards\/public\?/, fault)
    await userEvent.click(wine)
    await waitFor(() => expect(met()).toBe(1))
    await expectTilesAfterAll()
    expect(navigation.state.location.search).toBe('?category=Wine')
    expect((await main()).getByRole('button', { name: 'Wine' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('a reward costs its points once, however often it is tried', async () => {
    const reward = await spendReward(({ redemptionType, cost = 0 }) => redemptionType === 'QR_CODE' && cost < 10_000)
    const member = await control.createMember('gb.member', { points: 90_000 })
    const before = await control.member(member.email)
    const navigation = await renderRoute(pageOf(reward), member)
    await pressRedeem()
    const met = injectFault(/\/api\/exchanges$/, fault)
    await confirm()
    await waitFor(() => expect(met()).toBe(1))
    const isThere = () => /\/my-rewards\/vouchers\/.+/.test(navigation.state.location.pathname)
    const refusal = () => screen.queryByRole('alertdialog', { name: 'We couldn’t redeem this reward' })
    // While the app finds out by itself, there is nothing to press.
    const again = () => {
      const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Try again' })
      return button?.disabled === false ? button : null
    }
    await waitFor(() => expect(isThere() || refusal() !== null || again() !== null).toBe(true), patient)
    const [refused, tryAgain] = [refusal(), again()]
    if (tryAgain !== null) await userEvent.click(tryAgain)
    else if (refused !== null) {
      await userEvent.click(within(refused).getByRole('button', { name: 'Close' }))
      await pressRedeem()
      await confirm()
    }
    await waitFor(() => expect(isThere()).toBe(true), patient)
    const after = await control.member(member.email)
    expect(after.balance.usable).toBe(before.balance.usable - reward.cost)
    expect(after.vouchers).toHaveLength(before.vouchers.length + 1)
    expect((await control.ledger()).violations).toEqual([])
  })
})

/** Presses once the points are known: until then the button waits. */
async function pressRedeem(): Promise<void> {
  const page = await main()
  await page.findByText(/^You (have|need) [\d,]+ point/)
  await userEvent.click(await page.findByRole('button', { name: 'Redeem' }))
}

async function confirm(): Promise<void> {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Redeem now' }))
}
