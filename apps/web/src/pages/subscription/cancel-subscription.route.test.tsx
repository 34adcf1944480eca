import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { hideDialog } from '#platform/dialogs/dialog-store.ts'
import { closeToast } from '#platform/toasts/toast-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(async () => {
  act(() => {
    hideDialog()
    closeToast()
  })
  await control.clearFaults()
})

const path = '/account/subscription/cancel'
const overview = '/kestrel-red/account/subscription'
const patient = { timeout: 15_000 }
const reasons = [
  'It’s too expensive',
  'I don’t use it enough',
  'The rewards aren’t right for me',
  'I earn fewer points than I expected',
  'I only wanted to try it',
  'I had problems with the website or the app',
  'Other',
]

const subscriber = () => control.createMember('gb.subscriber')
const open = async (member: TestMember) => {
  const navigation = await renderRoute(path, member)
  await screen.findByRole('radiogroup', { name: 'Why are you leaving?' }, patient)
  return navigation
}
const goOn = () => screen.getByRole('button', { name: 'Continue' })
const words = () => screen.getByRole('textbox', { name: 'Your reason' })
const choose = (reason: string) => userEvent.click(screen.getByRole('radio', { name: reason }))
const dialog = () => screen.findByRole('alertdialog', { name: 'Cancel your membership?' })
const confirm = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel membership' }))
const sent = async ({ email }: TestMember) =>
  (await control.requests({ operationId: 'updateSubscription', member: email })).map(({ body }) => body)
const stored = async ({ email }: TestMember) =>
  ((await control.member(email)) as unknown as { subscription: { status: string; reasonText: string | null } })
    .subscription
/** The last two calls about the subscription. */
const lastCalls = async ({ email }: TestMember) =>
  (await control.requests({ member: email }))
    .map(({ operationId }) => operationId)
    .filter((operationId) => operationId.endsWith('Subscription') || operationId === 'listSubscriptions')
    .slice(-2)
const isCancelled = async (navigation: Awaited<ReturnType<typeof open>>) => {
  await screen.findByText('Your membership is cancelled', {}, patient)
  expect(navigation.state.location.pathname).toBe(overview)
}

describe('why a member leaves', () => {
  test('is asked with seven reasons, and words of their own for the last one alone [RTE-46.q] [SUB-17]', async () => {
    await open(await subscriber())
    expect(screen.getByRole('heading', { level: 1, name: 'Cancel membership' })).toBeVisible()
    expect(
      screen.getByText(/^If you cancel now, you keep Kestrel Plus Yearly until \d+ \w+ 20\d\d\. It won’t renew/),
    ).toBeVisible()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(reasons)
    for (const reason of reasons.slice(0, -1)) {
      await choose(reason)
      expect(words()).toBeDisabled()
    }
    await choose('Other')
    expect(words()).toBeEnabled()
  })

  test('is needed to go on, which is said beside the button [SUB-18] [SUB-22]', async () => {
    await open(await subscriber())
    expect(goOn()).toBeDisabled()
    expect(goOn()).toHaveAccessibleDescription('Choose a reason to continue.')
    await choose('I don’t use it enough')
    expect(goOn()).toBeEnabled()
    expect(goOn()).not.toHaveAccessibleDescription()
    await choose('Other')
    expect(goOn()).toBeDisabled()
    expect(goOn()).toHaveAccessibleDescription('Write your reason to continue.')
    await userEvent.type(words(), '   ')
    expect(goOn()).toBeDisabled()
    await userEvent.type(words(), 'x')
    expect(goOn()).toBeEnabled()
  })

  test('in their own words goes when they choose another reason [SUB-19]', async () => {
    await open(await subscriber())
    await choose('Other')
    await userEvent.type(words(), 'I am moving')
    await choose('It’s too expensive')
    expect(words()).toHaveValue('')
    await choose('Other')
    expect(words()).toHaveValue('')
    expect(goOn()).toBeDisabled()
  })

  test('is still there after a reload', async () => {
    const member = await subscriber()
    await open(member)
    await choose('Other')
    await userEvent.type(words(), 'I am moving')
    cleanup()
    await open(member)
    await waitFor(() => expect(words()).toHaveValue('I am moving'))
  })

  test('is not needed to keep the membership [SUB-20]', async () => {
    const member = await subscriber()
    const navigation = await open(member)
    await userEvent.click(screen.getByRole('link', { name: 'Keep my membership' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Kestrel Plus Yearly' })).toBeVisible()
    expect(navigation.state.location.pathname).toBe(overview)
    expect(await sent(member)).toEqual([])
  })
})

describe('cancelling', () => {
  test('is asked about once more, and a press outside or Escape is no answer [SUB-21]', async () => {
    const member = await subscriber()
    await open(member)
    await choose('It’s too expensive')
    await userEvent.click(goOn())
    const asked = await dialog()
    expect(asked).toHaveTextContent(/Kestrel Plus Yearly stays yours until \d+ \w+ 20\d\d, and isn’t renewed/)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    expect(await dialog()).toBeVisible()
    await userEvent.click(within(asked).getByRole('button', { name: 'Keep my membership' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('radio', { name: 'It’s too expensive' })).toBeChecked()
    expect(await sent(member)).toEqual([])
  })

  test.each([
    ['the chosen reason', 'It’s too expensive', '', 'It’s too expensive'],
    ['their own words, trimmed', 'Other', '  I am moving  ', 'I am moving'],
  ])(
    'sends %s, waits, and leads to the membership as it is now [SUB-01] [SUB-22] [SUB-24] [SUB-25] [SUB-32]',
    async (_what, reason, typed, reasonText) => {
      const member = await subscriber()
      const navigation = await open(member)
      const letGo = await control.holdBack({ operationId: 'updateSubscription', member: member.email })
      await choose(reason)
      if (typed !== '') await userEvent.type(words(), typed)
      await userEvent.click(goOn())
      await confirm()
      expect(await screen.findByText('Cancelling your membership')).toBeInTheDocument()
      expect(goOn()).toHaveAttribute('aria-disabled', 'true')
      await letGo()
      await isCancelled(navigation)
      expect(screen.getByText('Your membership is cancelled. You won’t be charged again.')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Cancel membership' })).toBeNull()
      expect(await sent(member)).toEqual([{ status: 'CANCELED', reasonText }])
      expect(await stored(member)).toMatchObject({ status: 'CANCELED', reasonText })
      await waitFor(async () => expect(await lastCalls(member)).toEqual(['updateSubscription', 'listSubscriptions']))
    },
  )

  test('is done once when an answer was lost', async () => {
    const member = await subscriber()
    const navigation = await open(member)
    await control.addFault({ operationId: 'updateSubscription', member: member.email, drop: 'after' })
    await choose('It’s too expensive')
    await userEvent.click(goOn())
    await confirm()
    await isCancelled(navigation)
    expect(await stored(member)).toMatchObject({ status: 'CANCELED' })
  })

  test('is known to be done when the list cannot be fetched afterwards', async () => {
    const member = await subscriber()
    const navigation = await open(member)
    await control.addFault({ operationId: 'listSubscriptions', member: member.email, times: 20, status: 400 })
    await choose('It’s too expensive')
    await userEvent.click(goOn())
    await confirm()
    await isCancelled(navigation)
  })

  test.each([
    ['refuses, because it renews just now', { status: 422, code: 'SUBSCRIPTION_RENEWING' }, 'SUBSCRIPTION_RENEWING'],
    ['fails', { status: 500, code: 'SERVER_ERROR' }, 'SERVER_ERROR'],
    ['knows no such subscription', { status: 404, code: 'NOT_FOUND' }, 'NOT_FOUND'],
  ])(
    'that the server %s says so with its code, changes nothing, and can be tried again [SUB-22] [SUB-23]',
    async (_what, fault, code) => {
      const member = await subscriber()
      const navigation = await open(member)
      await control.addFault({ operationId: 'updateSubscription', member: member.email, ...fault })
      await choose('It’s too expensive')
      await userEvent.click(goOn())
      await confirm()
      const alert = await screen.findByRole('alert', {}, patient)
      expect(alert).toHaveTextContent('Oops, something went wrong. Please try again later')
      expect(alert).toHaveTextContent(`Error code: ${code}`)
      expect(navigation.state.location.pathname).toBe(`/kestrel-red${path}`)
      expect(screen.getByRole('radio', { name: 'It’s too expensive' })).toBeChecked()
      expect(await stored(member)).toMatchObject({ status: 'ACTIVE' })
      await userEvent.click(goOn())
      await confirm()
      await isCancelled(navigation)
    },
  )

  test('is not offered of what is cancelled already [SUB-27]', async () => {
    const navigation = await renderRoute(path, await control.createMember('gb.lapsed'))
    await isCancelled(navigation)
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})
