import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { leaveForStepUp } from '#platform/submission/submission-entry.ts'
import { recordOf } from '#platform/submission/submission-record.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const patient = { timeout: 15_000 }
const path = '/en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139'
const partner = 'Bellwether Rewards'
const main = async () => within(await screen.findByRole('main'))
const limits = { minimum: 1000, maximum: 1_000_000, dailyMaximum: 1_000_000, leftToday: 1_000_000 }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** What the partner says of the member, in place of what the sandbox holds. */
function partnerSays(member: TestMember, part: object) {
  const body = { currency: 'BILTREWARDS', balance: 48_000, linked: true, transfer: limits, ...part }
  return control.addFault({ operationId: 'getPartnerBalance', member: member.email, times: 20, status: 200, body })
}

/** The picker, opened by a member with a linked account. */
async function openPicker({ says, body }: { says?: object; body?: object } = {}) {
  const member = await control.createMember('us.transfer')
  if (says !== undefined) await partnerSays(member, says)
  if (body !== undefined)
    await control.addFault({ operationId: 'getEarnReward', member: member.email, times: 5, status: 200, body })
  await renderRoute(path, member)
  return { member, ...(await pressEarn()) }
}

async function pressEarn() {
  await userEvent.click(await (await main()).findByRole('button', { name: 'Earn points' }, patient))
  const dialog = await screen.findByRole('dialog', { name: `Move points from ${partner}` })
  return { dialog, within: within(dialog) }
}

const moveButton = () => screen.getByRole('button', { name: 'Move points' })
const radios = async () => {
  await screen.findAllByRole('radio', {}, patient)
  return screen.getAllByRole('radio')
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }, patient))
const enter = async (digits: string) => {
  await choose('Other')
  await userEvent.type(screen.getByRole('textbox', { name: 'Another amount of points' }), digits)
}
const transfers = (member: TestMember) =>
  control.requests({ operationId: 'transferPartnerPoints', member: member.email })
const movedOf = async (member: TestMember) =>
  (await control.member(member.email)).ledgerEntries
    .filter(({ description = '' }) => description.startsWith('Bellwether Rewards, points moved'))
    .map(({ points }) => points)

describe('the points picker', () => {
  test('offers fixed amounts, the least chosen at first, and another one [RDM-27] [RDM-29] [RDM-30] [CST-09.a]', async () => {
    await openPicker()
    const group = await screen.findByRole('radiogroup', { name: 'How many points would you like to move?' }, patient)
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['1,000', '5,000', '15,000', '30,000', 'Other'])
    expect(screen.getByRole('radio', { name: '1,000' })).toBeChecked()
    expect(group).toHaveAccessibleDescription('Minimum 1,000 points required')
    expect(screen.getByText(`You have 48,000 points at ${partner}.`)).toBeVisible()
    expect(moveButton()).toBeEnabled()
  })

  test('offers no amount above the balance [RDM-30]', async () => {
    await openPicker({ says: { balance: 14_999 } })
    expect((await radios()).map((radio) => radio.parentElement?.textContent)).toEqual(['1,000', '5,000', 'Other'])
  })

  test('shows all amounts, none to be chosen, under the minimum, and says so [RDM-31] [RDM-37] [RDM-39]', async () => {
    await openPicker({ says: { balance: 999 } })
    const all = await radios()
    expect(all).toHaveLength(5)
    for (const radio of all) expect(radio).toBeDisabled()
    expect(screen.getByText('Minimum 1,000 points required')).toBeVisible()
    expect(screen.getByText(`You have 999 points at ${partner}, which isn’t enough to move yet.`)).toBeVisible()
    expect(moveButton()).toBeDisabled()
  })

  test('takes digits only, at most sixteen, on a keypad of numbers [RDM-36] [CST-08.h]', async () => {
    await openPicker()
    await enter('-1e2.3 4567890123456789')
    const field = screen.getByRole('textbox')
    expect(field).toHaveValue('1234567890123456')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('maxlength', '16')
  })

  test.each<[string, string, object, string]>([
    ['above the balance [RDM-33] [RDM-38]', '49000', {}, "Nice try. But your points can't stretch that far—yet."],
    [
      'above the most at once [RDM-34] [RDM-32]',
      '2000000',
      { balance: 9_000_000 },
      'That’s too many at once. You can move up to 1,000,000 points.',
    ],
    ['that is no multiple of the minimum [RDM-35] [RDM-32]', '1500', {}, 'Enter a multiple of 1,000 points.'],
    ['of zero [RDM-35]', '0', {}, 'Enter a multiple of 1,000 points.'],
    [
      'above what is left of the day [RDM-40]',
      '7000',
      { transfer: { ...limits, dailyMaximum: 6000, leftToday: 5000 } },
      'You can move 5,000 points more today, as we cap it at 6,000 a day.',
    ],
  ])('refuses an amount %s, and says why at the field [RDM-37]', async (_what, digits, says, text) => {
    await openPicker({ says })
    await enter(digits)
    await userEvent.tab()
    const field = screen.getByRole('textbox')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(moveButton()).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '5000')
    expect(field).toBeValid()
    expect(moveButton()).toBeEnabled()
  })

  test('says how much may be moved in a day [RDM-40]', async () => {
    await openPicker()
    expect(await screen.findByText(/we cap it at 1,000,000 a day/, {}, patient)).toBeVisible()
  })

  test('has nothing to choose when the day is used up [RDM-40] [RDM-37]', async () => {
    await openPicker({ says: { transfer: { ...limits, dailyMaximum: 6000, leftToday: 0 } } })
    for (const radio of await radios()) expect(radio).toBeDisabled()
    expect(screen.getByText(/^That’s all for today: we cap it at 6,000 a day\./)).toBeVisible()
    expect(moveButton()).toBeDisabled()
  })

  test('sends nothing while the balance is on its way [RDM-37]', async () => {
    const member = await control.createMember('us.transfer')
    await control.addFault({ operationId: 'getPartnerBalance', member: member.email, delayMs: 5000 })
    await renderRoute(path, member)
    await pressEarn()
    expect(moveButton()).toBeDisabled()
    expect(screen.getAllByText('Checking your points').length).toBeGreaterThan(0)
    await radios()
    expect(moveButton()).toBeEnabled()
  })

  test('sends nothing when the balance does not come, and asks for it again on request [RDM-37]', async () => {
    const member = await control.createMember('us.transfer')
    await control.addFault({ operationId: 'getPartnerBalance', member: member.email, times: 2, status: 500 })
    await renderRoute(path, member)
    await pressEarn()
    expect(
      await screen.findByText(`We can't fetch your ${partner} points balance right now`, {}, patient),
    ).toBeVisible()
    expect(moveButton()).toBeDisabled()
    // The page and the picker may have asked together or one after the other.
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again !== null) await userEvent.click(again)
      expect(moveButton()).toBeEnabled()
    }, patient)
  })
})

describe('a transfer', () => {
  test('moves the points once, by a double press, and says so; the balances follow [RDM-19] [RDM-27] [LNK-31]', async () => {
    const { member } = await openPicker()
    await choose('5,000')
    await userEvent.dblClick(moveButton())
    const dialog = within(await screen.findByRole('dialog', { name: '5,000 points moved' }, patient))
    expect((await transfers(member)).map(({ status, body }) => [status, body])).toEqual([[200, { points: 5000 }]])
    expect((await control.member(member.email)).balance.usable).toBe(20_500)
    expect((await screen.findAllByText(/20,500/, {}, patient)).length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    // Another submission has its own key.
    await pressEarn()
    expect(await screen.findByText(`You have 43,000 points at ${partner}.`, {}, patient)).toBeVisible()
    await userEvent.click(moveButton())
    await screen.findByRole('dialog', { name: '1,000 points moved' }, patient)
    expect(new Set((await transfers(member)).map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
    expect((await control.ledger()).violations).toEqual([])
  })

  test('of an amount of one’s own is sent by Enter', async () => {
    const { member } = await openPicker()
    await enter('7000{Enter}')
    await screen.findByRole('dialog', { name: '7,000 points moved' }, patient)
    expect((await transfers(member)).map(({ body }) => body)).toEqual([{ points: 7000 }])
  })

  test('of no amount at all is not sent by Enter [RDM-37]', async () => {
    const { member } = await openPicker()
    await enter('{Enter}')
    await enter('1500{Enter}')
    expect(moveButton()).toBeDisabled()
    expect(await transfers(member)).toEqual([])
  })

  test.each([
    ['INSUFFICIENT_PARTNER_POINTS', 422, "Nice try. But your points can't stretch that far—yet."],
    ['DAILY_CAP_REACHED', 422, 'That’s more than is left for today, as we cap it at 1,000,000 a day.'],
    ['NOT_MULTIPLE', 400, 'Enter a multiple of 1,000 points.'],
    ['PARTNER_NOT_LINKED', 422, `Link your ${partner} account first, so that we can move your points. Link an account`],
    ['VALIDATION', 400, 'Oops, something went wrong. Please try again later'],
    ['NOT_FOUND', 404, 'Oops, something went wrong. Please try again later'],
  ])('that is refused with %s (%i) says why, moves none, and can be sent anew', async (code, status, text) => {
    const { member } = await openPicker()
    await control.addFault({ operationId: 'transferPartnerPoints', member: member.email, status, code })
    await waitFor(() => expect(moveButton()).toBeEnabled(), patient)
    await userEvent.click(moveButton())
    expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent(text)
    expect((await control.member(member.email)).balance.usable).toBe(15_500)
    await userEvent.click(moveButton())
    await screen.findByRole('dialog', { name: '1,000 points moved' }, patient)
    expect((await movedOf(member)).filter((points) => points === 1000)).toHaveLength(1)
  })

  test('whose answer is lost is found out, and moves the points once', async () => {
    const { member } = await openPicker()
    await choose('5,000')
    await control.addFault({ operationId: 'transferPartnerPoints', member: member.email, drop: 'after' })
    await userEvent.click(moveButton())
    await screen.findByRole('dialog', { name: '5,000 points moved' }, patient)
    expect((await control.member(member.email)).balance.usable).toBe(20_500)
    expect(new Set((await transfers(member)).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('of which nobody knows what came is found out by itself, and moves the points once', async () => {
    const { member } = await openPicker()
    await choose('5,000')
    await control.addFault({ operationId: 'transferPartnerPoints', member: member.email, times: 1, status: 500 })
    await userEvent.click(moveButton())
    const checking = within(await screen.findByRole('dialog', { name: 'We’re checking' }, patient))
    expect(checking.getByText(/Nothing will happen twice/)).toBeVisible()
    await screen.findByRole('dialog', { name: '5,000 points moved' }, patient)
    expect((await transfers(member)).map(({ status }) => status)).toEqual([500, 200])
    expect((await control.member(member.email)).balance.usable).toBe(20_500)
  })
})

describe('a transfer that was left to prove who one is', () => {
  afterEach(() => setStepUp({ kind: 'not-stepped-up' }))

  /** The page as it is when the member comes back. */
  async function comeBack(stepUp: Parameters<typeof setStepUp>[0]) {
    const member = await control.createMember('us.transfer')
    const record = recordOf('transfer:BILTREWARDS', member.memberId)
    record.abandon(record.begin(5000))
    leaveForStepUp('transfer:BILTREWARDS')
    setStepUp(stepUp)
    await renderRoute(path, member)
    return member
  }

  test('goes on by itself, once [STP-05]', async () => {
    const member = await comeBack({ kind: 'stepped-up', isAtWork: false })
    await screen.findByRole('dialog', { name: '5,000 points moved' }, patient)
    expect((await transfers(member)).map(({ body }) => body)).toEqual([{ points: 5000 }])
  })

  test.each([
    ['cancelled', 'You didn’t confirm it’s you, so nothing has been moved.'],
    ['failed', 'We couldn’t confirm it’s you, so nothing has been moved. Please try again.'],
  ] as const)('and was %s moves nothing, and says so [STP-03]', async (ended, text) => {
    const member = await comeBack({ kind: 'not-stepped-up', ended })
    expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent(text)
    expect(await transfers(member)).toEqual([])
  })
})

describe('who has linked no account', () => {
  test('is led to where accounts are linked [RDM-28]', async () => {
    await renderRoute(path, await control.createMember('us.member'))
    const link = await (await main()).findByRole('link', { name: 'Link an account' }, patient)
    expect(link).toHaveAttribute('href', '/kestrel-red/en-us/account/link-accounts')
    expect(screen.queryByRole('button', { name: 'Earn points' })).toBeNull()
  })

  test('since the page was opened, as the partner says, is led there too, and it is written down [RDM-28] [RDM-26]', async () => {
    const member = await control.createMember('us.transfer')
    await partnerSays(member, { linked: false })
    await renderRoute(path, member)
    const link = await (await main()).findByRole('link', { name: 'Link an account' }, patient)
    expect(link).toHaveAttribute('href', '/kestrel-red/en-us/account/link-accounts')
    expect(link).toHaveAccessibleDescription(`Link your ${partner} account first, so that we can move your points.`)
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('needs a partner account that is not linked'))
  })
})

describe('after the transfer', () => {
  test('an alert with the partner’s logo, which nobody can cancel, leads to the partner in three seconds [RDM-25]', async () => {
    const opened: string[] = []
    vi.spyOn(window, 'open').mockImplementation((address) => {
      opened.push(String(address))
      return window
    })
    const answer = await fetch(`${control.origin}/api/discoveries/rewards/earn/public?viewingRegion=US&limit=100`)
    const { rewards } = (await answer.json()) as { rewards: { rewardId: string }[] }
    const body = { ...rewards.find(({ rewardId }) => rewardId === '500139'), earnUrl: 'https://partner.test/earn' }
    const { member } = await openPicker({ body })
    await waitFor(() => expect(moveButton()).toBeEnabled(), patient)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(moveButton())
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    let alert: HTMLElement | null = null
    // The server takes its own time; the page's stands still but for what it does at once.
    while ((alert = screen.queryByRole('alertdialog')) === null) {
      await act(() => control.member(member.email))
      await pass(0)
    }
    expect(alert).toHaveAccessibleName(`Taking you to ${partner}`)
    expect(alert).toHaveTextContent('1,000 points are yours to spend now.')
    expect(alert.querySelector('img')).not.toBeNull()
    expect(within(alert).queryByRole('button')).toBeNull()
    fireEvent.keyDown(alert, { key: 'Escape' })
    await pass(2999)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual(['https://partner.test/earn'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('of a reward without an address, that is only written down [RDM-26] [ERR-44]', async () => {
    await openPicker()
    await waitFor(() => expect(moveButton()).toBeEnabled(), patient)
    await userEvent.click(moveButton())
    await screen.findByRole('dialog', { name: '1,000 points moved' }, patient)
    expect(console.warn).toHaveBeenCalledWith('Reward 500139 has no address at the partner to go on to')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
