import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { exchangeReward, type RedemptionType, type Reward } from '@clubhouse/rest-client/club'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { leaveForStepUp } from '#platform/submission/submission-entry.ts'
import { recordOf } from '#platform/submission/submission-record.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { pageOf, rewardOfType, spendReward } from '#test/rewards-of.ts'

const points = 90_000
const patient = { timeout: 20_000 }

/** What the button of a reward says; an editor may have written it (RWD-21). */
const buttonOf = ({ content }: Reward) => content.redeemButtonTextOverride ?? 'Redeem'

/** A member on the page of a reward, with its button. */
async function openReward(reward: Reward, member: Awaited<ReturnType<typeof control.createMember>>) {
  const navigation = await renderRoute(pageOf(reward), member)
  const main = within(await screen.findByRole('main'))
  return { navigation, main, member }
}

async function confirm(main: ReturnType<typeof within>): Promise<void> {
  await pressRedeem(main)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Redeem now' }))
}

/** Presses once the points are known: until then the button waits. */
async function pressRedeem(main: ReturnType<typeof within>, name = 'Redeem'): Promise<void> {
  await main.findByText(/^You (have|need) [\d,]+ point/)
  await userEvent.click(await main.findByRole('button', { name }))
}

/** Calls of this test go out as the member's own, as by another tab. */
async function signedIn(member: TestMember): Promise<void> {
  const tokens = await signIn(control, member)
  const host = `${control.origin}/api`
  configureRestClient({
    hosts: { club: host, discovery: host, b2c: host, referral: host },
    viewingRegion: () => 'GB',
    memberTokens: () => Promise.resolve(tokens),
  })
}

const rich = () => control.createMember('gb.member', { points })
const isCheap = ({ cost = 0 }: Reward) => cost < 10_000

describe('a member confirms and gets', () => {
  test.each<[RedemptionType]>([['QR_CODE'], ['BARCODE_128'], ['WINES_VOUCHER'], ['VOUCHER_PLUS_URL']])(
    'a voucher for %s, which opens and is marked as new [RDM-03] [RDM-07] [RDM-08] [RDM-17]',
    async (type) => {
      const reward = await spendReward((each) => each.redemptionType === type && isCheap(each))
      const { navigation, main, member } = await openReward(reward, await rich())
      const before = await control.member(member.email)
      await confirm(main)
      await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/my-rewards\/vouchers\/.+/), patient)
      const voucherId = navigation.state.location.pathname.split('/').at(-1)
      const after = await control.member(member.email)
      expect(after.vouchers.map((voucher) => voucher.voucherId)).toContain(voucherId)
      expect(after.vouchers).toHaveLength(before.vouchers.length + 1)
      expect(after.balance.usable).toBe(points - reward.cost)
      const continued = type === 'WINES_VOUCHER' || type === 'VOUCHER_PLUS_URL'
      const link = new RegExp(`^Continue to ${reward.content.brandDetails.brandName}`)
      if (continued) expect(await screen.findByRole('link', { name: link })).toBeVisible()
      await navigation.navigate('/my-rewards/vouchers')
      expect((await screen.findAllByText('New', {}, patient)).length).toBeGreaterThan(0)
    },
  )

  test('something by email, ordered with their name and address [RDM-06] [RDM-14] [CHK-56]', async () => {
    const reward = await rewardOfType('DIGITAL_FULFILMENT')
    const { navigation, main, member } = await openReward(
      reward,
      await control.createMember('gb.member', { points, profile: { firstName: 'Ada', lastName: 'Archer' } }),
    )
    await confirm(main)
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/order-confirmation\/.+/), patient)
    const [call] = await control.requests({ operationId: 'placeOrder', member: member.email })
    expect(call?.body).toEqual({
      rewardId: reward.rewardId,
      personDetails: { firstName: 'Ada', lastName: 'Archer', email: member.email },
    })
    expect(call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  })

  test('to give to a good cause, and its confirmation [RDM-11] [RDM-14]', async () => {
    const reward = await rewardOfType('DONATION_LINK')
    const { navigation, main, member } = await openReward(reward, await rich())
    await confirm(main)
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/order-confirmation\/.+/), patient)
    const orderId = navigation.state.location.pathname.split('/').at(-1)
    const [call] = await control.requests({ operationId: 'placeOrder', member: member.email })
    expect(call?.body).toEqual({ rewardId: reward.rewardId })
    const after = await control.member(member.email)
    expect(after.orders.map((order) => order.orderId)).toContain(orderId)
    expect(after.balance.usable).toBe(points - reward.cost)
  })
})

describe('without being asked first, a member goes', () => {
  test.each<[RedemptionType]>([['WINES_FULFILMENT'], ['PHYSICAL_SPARKLES'], ['VOYAGES_FULFILMENT']])(
    'to the checkout of %s [RDM-04] [RDM-09] [RDM-12]',
    async (type) => {
      const reward = await rewardOfType(type)
      const { navigation, main } = await openReward(reward, await rich())
      await pressRedeem(main)
      await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/order-checkout'))
      expect(navigation.state.location.search).toBe(`?rewardId=${reward.rewardId}`)
      expect(navigation.state.location.state).toMatchObject({ submitsDirectly: false })
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  test('by a link to the partner [RDM-04] [RDM-10]', async () => {
    const reward = await rewardOfType('SIMPLE_LINK')
    const { main, member } = await openReward(reward, await rich())
    const link = await main.findByRole('link', { name: new RegExp(`^${buttonOf(reward)}`) })
    expect(link).toHaveAttribute('href', reward.redemptionUrl)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect((await control.member(member.email)).balance.usable).toBe(points)
  })

  test('by a link without enough points where an editor waived the check [RDM-02]', async () => {
    const isLink = ({ redemptionType }: Reward) => redemptionType === 'SIMPLE_LINK'
    const isWaived = ({ content }: Reward) => content.tags.includes('override.points.check')
    const poor = await control.createMember('gb.low', { points: 0 })
    const reward = await spendReward((each) => isLink(each) && isWaived(each))
    const { main } = await openReward(reward, poor)
    expect(await main.findByRole('link', { name: new RegExp(`^${buttonOf(reward)}`) })).toBeVisible()
  })

  test('nowhere without enough points where nobody did [RDM-01] [RDM-02]', async () => {
    const reward = await spendReward(
      ({ redemptionType, content }) =>
        redemptionType === 'SIMPLE_LINK' && !content.tags.includes('override.points.check'),
    )
    const { main } = await openReward(reward, await control.createMember('gb.low', { points: reward.cost - 1 }))
    await pressRedeem(main, buttonOf(reward))
    const dialog = await screen.findByRole('dialog', { name: "You don't have enough points for this reward" })
    expect(dialog).toHaveTextContent('You need 1 point more')
    expect(within(dialog).getByRole('link', { name: 'See ways to earn' })).toHaveAttribute(
      'href',
      '/kestrel-red/earn-kestrel-points',
    )
    expect(within(dialog).getByRole('link', { name: /^Buy points/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('to search for flights [RDM-05] [CON-22]', async () => {
    const member = await rich()
    const reward = await rewardOfType('REDSKY_SEARCH')
    const { main } = await openReward(reward, member)
    const link = await main.findByRole('link', { name: buttonOf(reward) })
    expect(link).toHaveAttribute('href', '/kestrel-red/redsky-search')
  })

  test('nowhere while the flight area is closed, and is told so [FLG-04]', async () => {
    const member = await control.createMember('gb.member', { flags: { web_redsky_search: false } })
    const reward = await rewardOfType('REDSKY_SEARCH')
    const { main } = await openReward(reward, member)
    const reason = /You can’t search for flights here at the moment\./
    const button = await main.findByRole('button', { name: buttonOf(reward), description: reason })
    expect(button).toBeDisabled()
  })

  test('to the mobile app for train tickets [RDM-05] [CON-22]', async () => {
    const { main } = await openReward(await rewardOfType('TRAINS_ORDER'), await rich())
    expect(await main.findByRole('link', { name: /App Store/ })).toBeVisible()
    expect(main.queryByRole('button', { name: 'Redeem' })).toBeNull()
  })
})

test('the button keeps the focus of who reached it before the points were known [RDM-01]', async () => {
  const reward = await spendReward((each) => each.redemptionType === 'QR_CODE' && isCheap(each))
  const member = await rich()
  const letGo = await control.holdBack({ operationId: 'getBalances', member: member.email, times: 9 })
  const { main } = await openReward(reward, member)
  const button = await main.findByRole('button', { name: buttonOf(reward) })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  button.focus()
  await letGo()
  await main.findByText(/^You have [\d,]+ points/)
  expect(main.getByRole('button', { name: buttonOf(reward) })).not.toHaveAttribute('aria-disabled')
  expect(button).toHaveFocus()
})

test('points that another tab has spent since are not promised again [RDM-01] [CON-15]', async () => {
  const reward = await spendReward((each) => each.redemptionType === 'QR_CODE' && isCheap(each))
  const member = await control.createMember('gb.member', { points: reward.cost + 100 })
  const { main } = await openReward(reward, member)
  await main.findByText(/^You have [\d,]+ point/)
  await signedIn(member)
  await exchangeReward({ body: { rewardId: reward.rewardId }, idempotencyKey: crypto.randomUUID() })
  await userEvent.click(main.getByRole('button', { name: buttonOf(reward) }))
  expect(await screen.findByRole('dialog', { name: "You don't have enough points for this reward" })).toHaveTextContent(
    `You need ${reward.cost - 100} points more`,
  )
})

describe('nothing is spent, and the member reads why, when', () => {
  test('the price has changed since the page was opened', async () => {
    const reward = await spendReward((each) => each.redemptionType === 'QR_CODE')
    const { main, member } = await openReward(reward, await rich())
    await main.findByText(/^You have [\d,]+ point/)
    await control.addFault({
      operationId: 'getSpendReward',
      member: member.email,
      times: 2,
      status: 200,
      body: { ...reward, cost: reward.cost + 500 },
    })
    await confirm(main)
    const dialog = await screen.findByRole('alertdialog', { name: 'We couldn’t redeem this reward' }, patient)
    expect(dialog).toHaveTextContent('The price of this reward has just changed')
    expect(await control.requests({ operationId: 'exchangeReward', member: member.email })).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    const newPrice = `${(reward.cost + 500).toLocaleString('en-GB')} points`
    await waitFor(() => expect(main.getAllByText(newPrice).length).toBeGreaterThan(0), patient)
  })
})

describe('an answer that makes no sense is asked about again, with the same key', () => {
  test.each([
    ['says no voucher', { operationId: 'exchangeReward', body: { vouchers: [] } }],
    [
      'says one that is not among the member’s',
      { operationId: 'listVouchers', body: { vouchers: [], total: 0, offset: 0, limit: 12, moreAvailable: false } },
    ],
  ])('when it %s [RDM-17] [RDM-18]', async (_name, fault) => {
    const reward = await spendReward((each) => each.redemptionType === 'QR_CODE')
    const { navigation, main, member } = await openReward(reward, await rich())
    await control.addFault({ ...fault, member: member.email, times: 1, status: 200 })
    await confirm(main)
    expect(await screen.findByRole('alertdialog', { name: 'We’re checking' }, patient)).toHaveTextContent(
      'Nothing will happen twice.',
    )
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/my-rewards\/vouchers\/.+/), patient)
    const calls = await control.requests({ operationId: 'exchangeReward', member: member.email })
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect((await control.member(member.email)).balance.usable).toBe(points - reward.cost)
  })
})

describe('a redemption of which an earlier visit did not hear', () => {
  afterEach(() => localStorage.clear())
  const isCheapVoucher = (each: Reward) => each.redemptionType === 'QR_CODE' && isCheap(each)
  const exchanges = (member: TestMember) => control.requests({ operationId: 'exchangeReward', member: member.email })

  /** A member comes back to a reward that an earlier visit asked for under a key. */
  async function comeBack() {
    const reward = await spendReward(isCheapVoucher)
    const member = await rich()
    const key = recordOf(`exchange:${reward.rewardId}`, member.memberId).begin()
    const open = async () => ({ ...(await openReward(reward, member)), reward, key })
    return { reward, member, key, open }
  }

  test('takes no points until the member says so, and then once, at the price that the dialog says [RDM-03] [RDM-07] [API-06]', async () => {
    const { reward, member, key, open } = await comeBack()
    const { navigation } = await open()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'We didn’t hear back last time' }, patient))
    expect(dialog.getByText(new RegExp(`${reward.cost} points`))).toBeVisible()
    expect(await exchanges(member)).toEqual([])
    expect((await control.member(member.email)).balance.usable).toBe(points)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/my-rewards\/vouchers\/.+/), patient)
    expect((await exchanges(member)).map(({ headers }) => headers['idempotency-key'])).toEqual([key])
    expect((await control.member(member.email)).balance.usable).toBe(points - reward.cost)
    expect((await control.ledger()).violations).toEqual([])
  })

  test('that went through opens its voucher, and is not sent again [RDM-07] [API-06]', async () => {
    const { reward, member, key, open } = await comeBack()
    await signedIn(member)
    const { vouchers } = await exchangeReward({ body: { rewardId: reward.rewardId }, idempotencyKey: key })
    const { navigation } = await open()
    await waitFor(
      () => expect(navigation.state.location.pathname).toContain(`/my-rewards/vouchers/${vouchers[0]?.voucherId}`),
      patient,
    )
    expect(await exchanges(member)).toHaveLength(1)
    expect((await control.member(member.email)).balance.usable).toBe(points - reward.cost)
  })

  test('is found out about although its points are gone, at the checkout of what is posted [RDM-01] [API-06]', async () => {
    const reward = await rewardOfType('PHYSICAL_SPARKLES')
    const member = await control.createMember('gb.member', { points: 0 })
    recordOf(`order:${reward.rewardId}`, member.memberId).begin()
    const { navigation, main } = await openReward(reward, member)
    await pressRedeem(main, buttonOf(reward))
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/order-checkout'))
    expect(await screen.findByText('We didn’t hear back last time', {}, patient)).toBeVisible()
  })

  test('and that the member leaves takes no points, and is not asked about again [RDM-03]', async () => {
    const { member, open } = await comeBack()
    const { navigation, main } = await open()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'We didn’t hear back last time' }, patient))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const { pathname } = navigation.state.location
    await navigation.navigate('/kestrel-red/terms-and-conditions')
    await navigation.navigate(pathname)
    await main.findByText(/^You have [\d,]+ point/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await exchanges(member)).toEqual([])
  })
})

describe('a redemption that was left for a step-up', () => {
  afterEach(() => {
    setStepUp({ kind: 'not-stepped-up' })
    localStorage.clear()
  })
  const exchanges = (member: TestMember) => control.requests({ operationId: 'exchangeReward', member: member.email })

  /** A member comes back to the page with the outcome of the step-up. */
  async function comeBack(stepUp: Parameters<typeof setStepUp>[0]) {
    const reward = await spendReward((each) => each.redemptionType === 'QR_CODE' && isCheap(each))
    const member = await rich()
    const name = `exchange:${reward.rewardId}`
    const record = recordOf(name, member.memberId)
    const key = record.begin()
    record.abandon(key)
    leaveForStepUp(name)
    setStepUp(stepUp)
    return { key, ...(await openReward(reward, member)) }
  }

  test('goes on by itself, once and under its key [STP-05] [API-06]', async () => {
    const { navigation, member, key } = await comeBack({ kind: 'stepped-up', isAtWork: false })
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/my-rewards\/vouchers\/.+/), patient)
    expect((await exchanges(member)).map(({ headers }) => headers['idempotency-key'])).toEqual([key])
  })

  test.each([
    ['cancelled', 'You didn’t confirm it’s you, so nothing has been redeemed.'],
    ['failed', 'We couldn’t confirm it’s you, so nothing has been redeemed.'],
  ] as const)('that was %s takes no points and says so, and can be tried again [STP-03]', async (ended, text) => {
    const { navigation, member, key } = await comeBack({ kind: 'not-stepped-up', ended })
    const dialog = within(await screen.findByRole('alertdialog', {}, patient))
    expect(dialog.getByRole('alert')).toHaveTextContent(text)
    expect(await exchanges(member)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/my-rewards\/vouchers\/.+/), patient)
    expect((await exchanges(member)).map(({ headers }) => headers['idempotency-key'])).toEqual([key])
  })
})

describe('inside the native app', () => {
  const shell = createFakeShell()
  afterEach(() => connectShell(noShell))

  test('control goes to the app after an order [RDM-16] [NAT-13]', async () => {
    connectShell(shell.port)
    const reward = await rewardOfType('DONATION_LINK')
    const { navigation, main, member } = await openReward(reward, await rich())
    await confirm(main)
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/my-rewards/orders'), patient)
    const [order] = (await control.member(member.email)).orders
    await waitFor(() =>
      expect(shell.received).toContainEqual({
        type: 'order_placed',
        orderId: order?.orderId,
        rewardId: reward.rewardId,
        redemptionType: 'DONATION_LINK',
      }),
    )
  })
})
