import type { Subscription } from '@clubhouse/rest-client/b2c'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideDialog } from '#platform/dialogs/dialog-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(async () => {
  act(() => hideDialog())
  vi.restoreAllMocks()
  await control.clearFaults()
})

const path = '/account/subscription'
const patient = { timeout: 15_000 }
const plan = () => screen.findByRole('article', { name: 'Kestrel Plus Yearly' }, patient)
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000)
const inWords = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(date)

/** What the server says of the member's subscription, in place of what it has stored. */
const answer = ({ email }: TestMember, subscription: Omit<Subscription, 'id' | 'planId'> | undefined) =>
  control.addFault({
    operationId: 'listSubscriptions',
    member: email,
    times: 20,
    status: 200,
    body: {
      subscriptions: subscription === undefined ? [] : [{ id: 's1', planId: 'kestrel-plus-yearly', ...subscription }],
    },
  })

describe('the membership', () => {
  test('is shown with its plan, cost, renewal and features [RTE-46.p] [SUB-14] [SUB-31]', async () => {
    await renderRoute(path, await control.createMember('gb.subscriber'))
    const card = within(await plan())
    expect(screen.getByRole('heading', { level: 1, name: 'Manage membership' })).toBeVisible()
    expect(card.getByText('£79.99')).toHaveTextContent('£79.99 a year')
    expect(card.getByText(`Renews on ${inWords(daysAhead(202))}.`)).toBeVisible()
    const features = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(features).toHaveLength(5)
    expect(features[0]).toContain('Rewards for Plus members alone')
    expect(
      card.getByRole('button', { name: 'More about “Double points with every earning partner”' }),
    ).toHaveAccessibleDescription('For the first thirty days.')
    expect(card.getByRole('link', { name: 'Cancel membership' })).toHaveAttribute(
      'href',
      '/kestrel-red/account/subscription/cancel',
    )
  })

  const [soon, late] = [daysAhead(3), daysAhead(40)]
  test.each<[string, Omit<Subscription, 'id' | 'planId'>, string | undefined, string, boolean]>([
    [
      'in its trial',
      { status: 'ACTIVE', trialEndsAt: soon.toISOString(), renewsAt: soon.toISOString() },
      'Free trial',
      `Free until ${inWords(soon)}. Your first payment of £79.99 is taken that day, unless you cancel before.`,
      true,
    ],
    ['active', { status: 'ACTIVE', renewsAt: late.toISOString() }, 'Active', `Renews on ${inWords(late)}.`, true],
    ['active, without a date', { status: 'ACTIVE' }, 'Active', 'Renews every year until you cancel.', true],
    [
      'cancelled until a date',
      { status: 'CANCELED', endsAt: late.toISOString() },
      undefined,
      `Ends on ${inWords(late)}. It won’t renew, and you won’t be charged again.`,
      false,
    ],
    [
      'cancelled, without a date',
      { status: 'CANCELED' },
      undefined,
      'It won’t renew, and you won’t be charged again.',
      false,
    ],
    [
      'lapsed',
      { status: 'CANCELED', endsAt: daysAhead(-2).toISOString() },
      undefined,
      `Ended on ${inWords(daysAhead(-2))}.`,
      false,
    ],
  ])(
    '%s says where it stands [SUB-26] [SUB-27] [SUB-32] [CON-32]',
    async (_what, subscription, stage, line, canCancel) => {
      const member = await control.createMember('gb.member')
      await answer(member, subscription)
      await renderRoute(path, member)
      const card = within(await plan())
      for (const name of ['Free trial', 'Active'])
        expect(card.queryAllByText(name)).toHaveLength(name === stage ? 1 : 0)
      expect(card.getByText(line)).toBeVisible()
      expect(card.queryAllByRole('link', { name: 'Cancel membership' })).toHaveLength(canCancel ? 1 : 0)
    },
  )

  test.each([
    ['the day that the server names', { status: 'CANCELED', endsAt: late.toISOString() } as const, inWords(late)],
    ['today, where it names none', { status: 'CANCELED' } as const, inWords(new Date())],
  ])(
    'cancelled, can be restarted until %s, which leads to help and changes nothing [SUB-15] [SUB-16] [CON-32]',
    async (_when, subscription, date) => {
      const log = vi.spyOn(console, 'info').mockReturnValue()
      const member = await control.createMember('gb.lapsed')
      await answer(member, subscription)
      await renderRoute(path, member)
      await plan()
      expect(screen.getByText('Your membership is cancelled')).toBeVisible()
      expect(screen.getByText(new RegExp(`^You can restart your membership until ${date}\\.`))).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Restart membership' }))
      const told = await screen.findByRole('dialog', { name: 'Restarting online isn’t ready yet' })
      expect(told).toHaveTextContent(`Your membership stays as it is until ${date}, and you won’t be charged again.`)
      expect(within(told).getByRole('button', { name: 'Get help' })).toBeVisible()
      expect(log).toHaveBeenCalledWith(expect.stringContaining('restart'))
      expect(await control.requests({ operationId: 'updateSubscription', member: member.email })).toEqual([])
    },
  )

  test('that cannot be fetched says so, and comes on request', async () => {
    const member = await control.createMember('gb.subscriber')
    await control.addFault({ operationId: 'listPlans', times: 1, status: 400 })
    await renderRoute(path, member)
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your membership' }, patient)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await plan()).toBeVisible()
  })

  test('of a plan that is not offered any more is still there', async () => {
    const member = await control.createMember('gb.subscriber')
    await control.addFault({ operationId: 'listPlans', times: 9, status: 200, body: { plans: [] } })
    await renderRoute(path, member)
    const card = within(await screen.findByRole('article', { name: 'Your membership' }, patient))
    expect(card.getByText(/^Renews on/)).toBeVisible()
    expect(card.getByRole('link', { name: 'Cancel membership' })).toBeVisible()
  })
})

test('a subscriber has rewards of their plan, the menu item, and the page to manage it [SUB-30] [SHL-16] [RTE-27]', async () => {
  await renderRoute('/', await control.createMember('gb.subscriber'))
  const exclusive = await screen.findByRole('heading', { name: /Kestrel Plus Yearly/ }, patient)
  expect(exclusive).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Subscription' }))
  expect(await plan()).toBeVisible()
  const account = within(await screen.findByRole('navigation', { name: 'Your account' }))
  expect(account.getByRole('link', { name: 'Manage membership' })).toHaveAttribute('aria-current', 'page')
  expect(account.getByRole('link', { name: 'Cancel membership' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
})
