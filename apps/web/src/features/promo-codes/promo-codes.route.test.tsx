import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { keepDeepLink, keptDeepLink } from '#domain/member/state/deep-link-store.ts'
import { hideDialog } from '#platform/dialogs/dialog-store.ts'
import { recordOf } from '#platform/submission/submission-record.ts'
import { closeToast } from '#platform/toasts/toast-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => {
  act(() => hideDialog())
  localStorage.clear()
})

const path = '/account/promo-codes'
const field = () => screen.findByRole('textbox', { name: 'Promo code' })
const handIn = async (code?: string) => {
  const input = await field()
  if (code !== undefined) {
    await userEvent.clear(input)
    await userEvent.type(input, code)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add points' }))
}
const success = async () => within(await screen.findByRole('dialog', { name: 'Nice one!' }))
const sent = ({ email }: TestMember) => control.requests({ operationId: 'redeemPromotion', member: email })
const points = async ({ email }: TestMember) => (await control.member(email)).balance.usable

describe('the page of promo codes', () => {
  test('is one required field and a button, among the pages of the account [PRM-01] [RTE-27] [RTE-46.m]', async () => {
    await renderRoute(path, await control.createMember('gb.member'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Promo codes' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('textbox')).toEqual([await field()])
    expect(await field()).toBeRequired()
    expect(main.getByRole('button', { name: 'Add points' })).toBeEnabled()
    const account = within(main.getByRole('navigation', { name: 'Your account' }))
    expect(account.getByRole('link', { name: 'Promo codes' })).toHaveAttribute('aria-current', 'page')
    const above = within(main.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(above.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/kestrel-red/account')
  })

  test('sends a visitor home, and keeps route and query [PRM-09] [AUT-32]', async () => {
    const router = await renderRoute(`/en-us${path}?promoCode=HELLOUSA`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/en-us/'))
    expect(keptDeepLink()).toBe(`/en-us${path}?promoCode=HELLOUSA`)
  })

  test.each([
    ['?promoCode=KESTREL50', 'Log in to use your code KESTREL50.'],
    ['', 'Log in to use a promo code.'],
  ])('tells a visitor why they are at home, with %s', async (query, words) => {
    const router = await renderRoute(`${path}${query}`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/'))
    expect(await within(await screen.findByRole('region', { name: 'Notifications' })).findByText(words)).toBeVisible()
    closeToast()
  })

  test('has the code of the address in its field [PRM-02]', async () => {
    const router = await renderRoute(`${path}?promoCode=WELCOME500`, await control.createMember('gb.member'))
    expect(await field()).toHaveValue('WELCOME500')
    await act(() => router.navigate(`${path}?promoCode=KESTREL50`))
    await waitFor(async () => expect(await field()).toHaveValue('KESTREL50'))
  })

  test('has the code of the deep link in its field, which has then served [PRM-02]', async () => {
    keepDeepLink(`${path}?promoCode=KESTREL50`)
    await renderRoute(path, await control.createMember('gb.member'))
    expect(await field()).toHaveValue('KESTREL50')
    await waitFor(() => expect(keptDeepLink()).toBeUndefined())
  })

  test('still has what was typed when a member comes back', async () => {
    const router = await renderRoute(path, await control.createMember('gb.member'))
    await userEvent.type(await field(), 'WELCO')
    await act(() => router.navigate('/terms-and-conditions'))
    await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })
    await act(() => router.navigate(path))
    expect(await field()).toHaveValue('WELCO')
    await userEvent.clear(await field())
    await act(() => router.navigate('/terms-and-conditions'))
    await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })
    await act(() => router.navigate(path))
    expect(await field()).toHaveValue('')
  })
})

describe('a good code', () => {
  test('adds its points, says so, and leaves an empty form [PRM-05] [PRM-06] [PRM-08] [API-35]', async () => {
    const member = await control.createMember('gb.member', { points: 1000 })
    await renderRoute(path, member)
    await handIn(' welcome500 ')
    const modal = await success()
    expect(modal.getByText('We’ve added 500 points.')).toBeVisible()
    expect(modal.getByText('They’re in your balance now, ready to spend.')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(await field()).not.toBeInvalid()
    expect(screen.getByRole('button', { name: 'Add points' })).not.toHaveAttribute('aria-disabled')
    const [request] = await sent(member)
    expect(request).toMatchObject({ path: '/api/redemptions/promotion', body: { tokenId: 'welcome500' }, status: 200 })
    expect(await points(member)).toBe(1500)
    expect(await screen.findByRole('button', { name: /^Account menu for .* 1,500 points$/ })).toBeVisible()
  })

  test('can be followed by another one [PRM-06]', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    await renderRoute(`${path}?promoCode=WELCOME500`, member)
    await handIn()
    await userEvent.click((await success()).getByRole('button', { name: 'Great, thanks' }))
    await handIn('KESTREL50')
    expect((await success()).getByText('We’ve added 50 points.')).toBeVisible()
    expect(await points(member)).toBe(550)
  })

  test('stands in the statement at once', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute('/activity', member)
    const newest = async () =>
      within(await screen.findByRole('list', { name: 'Statement' })).getAllByRole('listitem')[0]
    expect(await newest()).not.toHaveTextContent('Promotion code')
    await act(() => router.navigate(path))
    await handIn('KESTREL50')
    await userEvent.click((await success()).getByRole('button', { name: 'Close' }))
    await act(() => router.navigate('/activity'))
    await waitFor(async () => expect(await newest()).toHaveTextContent('Promotion code KESTREL50+50 points'))
  })

  test('adds its points once, however often the button is pressed', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    const letGo = await control.holdBack({ operationId: 'redeemPromotion', member: member.email })
    await renderRoute(path, member)
    await userEvent.type(await field(), 'WELCOME500{Enter}{Enter}')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add points' }))
    await letGo()
    await success()
    expect(await sent(member)).toHaveLength(1)
    expect(await points(member)).toBe(500)
  })

  test('adds its points once when the answer is lost on the way', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    await control.addFault({ operationId: 'redeemPromotion', member: member.email, times: 1, drop: 'after' })
    await renderRoute(path, member)
    await handIn('WELCOME500')
    expect((await success()).getByText('We’ve added 500 points.')).toBeVisible()
    const keys = (await sent(member)).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await points(member)).toBe(500)
  })

  test('adds its points once when the server answers without saying how many', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    await control.addFault({ operationId: 'redeemPromotion', member: member.email, times: 1, status: 200, body: {} })
    const letGo = await control.holdBack({ operationId: 'redeemPromotion', member: member.email })
    await renderRoute(path, member)
    await handIn('WELCOME500')
    expect(await screen.findByText('We’re checking')).toBeVisible()
    // What is typed meanwhile does not take the place of what was sent.
    await userEvent.type(await field(), 'X')
    expect(await field()).toHaveValue('WELCOME500')
    await letGo()
    expect((await success()).getByText('We’ve added 500 points.')).toBeVisible()
    expect(await points(member)).toBe(500)
  })

  test('of which nobody knows what came of it is asked after again on the next visit, with the same key', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    // The page was loaded anew while the call was on its way.
    const key = recordOf('promotion:WELCOME500', member.memberId).begin()
    await renderRoute(`${path}?promoCode=WELCOME500`, member)
    expect(await screen.findByText('We didn’t hear back last time')).toBeVisible()
    expect(await sent(member)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await success()
    expect((await sent(member)).map(({ headers }) => headers['idempotency-key'])).toEqual([key])
    expect(await points(member)).toBe(500)
  })

  test('that another tab has handed in meanwhile is not handed in again', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    await renderRoute(`${path}?promoCode=WELCOME500`, member)
    await field()
    const record = recordOf('promotion:WELCOME500')
    record.complete(record.begin())
    await handIn()
    expect(await screen.findByText('That’s already done')).toBeVisible()
    expect(await sent(member)).toEqual([])
    expect(await field()).toHaveValue('')
    // Another code is another submission.
    await handIn('KESTREL50')
    await success()
    expect(screen.queryByText('That’s already done')).toBeNull()
  })

  test('is told of, though its member has gone to another page', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    const letGo = await control.holdBack({ operationId: 'redeemPromotion', member: member.email })
    const router = await renderRoute(path, member)
    await handIn('WELCOME500')
    await act(() => router.navigate('/terms-and-conditions'))
    await letGo()
    await success()
    expect(router.state.location.pathname).toBe('/kestrel-red/terms-and-conditions')
  })
})

describe('a code that is refused', () => {
  test.each(['', '   '])('because there is none: %j [PRM-03]', async (code) => {
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    if (code !== '') await userEvent.type(await field(), code)
    await handIn()
    expect(await field()).toHaveAccessibleDescription('Please provide a valid code')
    expect(await field()).toBeInvalid()
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(await sent(member)).toEqual([])
  })

  test('because none can be like it [PRM-04]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(`${path}?promoCode=${'X'.repeat(65)}`, member)
    await handIn()
    expect(await field()).toHaveAccessibleDescription("Ooops... That's not a valid promo code")
    expect(await sent(member)).toEqual([])
  })

  test.each([
    ['NOPE', 'Invalid voucher code.', 'PRM-04] [ERR-23', true],
    ['HELLOUSA', 'Invalid voucher code.', 'PRM-04] [ERR-23', true],
    ['SPRING24', 'The voucher has expired.', 'ERR-22', false],
    ['ALLGONE', 'The voucher has already been redeemed.', 'ERR-21', false],
  ])('%s: %s [PRM-07] [%s]', async (code, text, _id, isNone) => {
    const member = await control.createMember('gb.member', { points: 1000 })
    await renderRoute(path, member)
    await handIn(code)
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(text))
    expect(await field()).toBeInvalid()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue(code)
    expect(screen.queryAllByText("Ooops... That's not a valid promo code")).toHaveLength(isNone ? 1 : 0)
    expect(await points(member)).toBe(1000)
    // Putting it right takes the complaint away.
    await userEvent.type(await field(), 'X')
    expect(await field()).not.toBeInvalid()
    expect(screen.queryByText(text)).toBeNull()
  })

  test.each([
    ['MPA', 'Voucher code required.', 'ERR-24'],
    ['SOMETHING_NEW', 'Promotion code is not valid', 'ERR-30'],
  ])('with code %s: %s [PRM-07] [%s]', async (code, text) => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'redeemPromotion', member: member.email, times: 1, status: 422, code })
    await renderRoute(path, member)
    await handIn('WELCOME500')
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(text))
    expect(await field()).toHaveValue('WELCOME500')
    // Nothing was done, so that the next try is another one.
    await handIn()
    await success()
  })

  test('once it has been redeemed [PRM-07] [ERR-21]', async () => {
    const member = await control.createMember('gb.member', { points: 0 })
    await renderRoute(path, member)
    await handIn('WELCOME500')
    await userEvent.click((await success()).getByRole('button', { name: 'Close' }))
    await handIn('WELCOME500')
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('The voucher has already been redeemed.'),
    )
    expect(await points(member)).toBe(500)
  })
})
