import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountUpdatedKey } from '#domain/member/api/account-update.ts'
import { keepDeepLink, keptDeepLink } from '#domain/member/state/deep-link-store.ts'
import { closeSessionNotice, showSessionNotice } from '#platform/auth/session-notice-store.ts'
import { createManager } from '#platform/auth/oidc-manager.ts'
import { askInFrame } from '#platform/auth/silent-frame.ts'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => {
  closeSessionNotice()
  setStepUp({ kind: 'not-stepped-up' })
})

test.each([
  ['not_in_app', 'That page only works in our app. You can log in here instead.'],
  ['par_failed', 'The app couldn’t start your login. Please try again.'],
  ['init_failed', 'The app couldn’t set up your login. Please try again.'],
])(
  'a login that failed in the app, with %s, says so and waits for the member [ERR-51] [NAT-18]',
  async (error, text) => {
    await renderRoute(`/login?error=${error}`)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/kestrel-red/login')
  },
)

describe('the address of promo codes', () => {
  test('is kept with its query for a visitor, who is sent home [AUT-32]', async () => {
    const router = await renderRoute('/en-us/account/promo-codes?code=SUMMER')
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/en-us/'))
    expect(keptDeepLink()).toBe('/en-us/account/promo-codes?code=SUMMER')
  })

  test('is forgotten once a member has left it [AUT-33]', async () => {
    const member = await control.createMember('gb.member')
    keepDeepLink('/account/promo-codes')
    const router = await renderRoute('/account/promo-codes', member)
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'getProfile', member: member.email })).toHaveLength(1),
    )
    expect(keptDeepLink()).toBe('/account/promo-codes')
    await act(() => router.navigate('/my-rewards/vouchers'))
    await waitFor(() => expect(keptDeepLink()).toBeUndefined())
  })
})

test('a member who has not finished onboarding is led back to their step [AUT-29]', async () => {
  const member = await control.createMember('gb.new')
  const router = await renderRoute('/activity', member)
  await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/onboarding/personal-details'))
  await act(() => router.navigate('/terms-and-conditions'))
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe('/kestrel-red/terms-and-conditions')
})

test('after an update of the account, profile and tokens are asked for again; a failure is only logged [AUT-30] [AUT-31]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const member = await control.createMember('gb.member')
  const profiles = () => control.requests({ operationId: 'getProfile', member: member.email })
  const router = await renderRoute('/activity', member)
  await waitFor(async () => expect(await profiles()).toHaveLength(1))
  await act(() => router.navigate('/account'))
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  await act(() => router.navigate('/activity'))
  sessionStorage.setItem(accountUpdatedKey, '1')
  await act(() => router.navigate('/account'))
  await waitFor(async () => expect(await profiles()).toHaveLength(2))
  await waitFor(() => expect(sessionStorage.getItem(accountUpdatedKey)).toBeNull())
  expect(await profiles(), 'nothing is fetched again without the marker').toHaveLength(2)
  // No identity client stands behind a route test, so its refresh fails.
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('were not refreshed'), expect.anything())
  expect(screen.queryByRole('region', { name: 'Your session' })).toBeNull()
  warn.mockRestore()
})

test('a silent login that nobody answers is given up after ten seconds [AUT-16] [CST-01.b]', async () => {
  await renderRoute('/terms-and-conditions')
  const { silentRequestTimeoutInSeconds: seconds } = createManager().settings
  vi.useFakeTimers()
  const givenUp = vi.fn<(error: unknown) => void>()
  askInFrame('about:blank', seconds).catch(givenUp)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(givenUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(givenUp).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }))
  vi.useRealTimers()
})

describe('news of the session', () => {
  test('says when it ends, and how to stay or leave [AUT-17]', async () => {
    await renderRoute('/my-rewards/vouchers', await control.createMember('gb.empty'))
    act(() => showSessionNotice({ kind: 'ending', endsAt: new Date(2026, 0, 5, 14, 5).getTime(), hasFailed: false }))
    const notice = within(await screen.findByRole('region', { name: 'Your session' }))
    expect(notice.getByRole('alert')).toHaveTextContent('14:05')
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stay logged in', 'Log out'])
  })

  test('says that it has ended, and can be closed [AUT-18]', async () => {
    await renderRoute('/my-rewards')
    act(() => showSessionNotice({ kind: 'ended', reason: 'expired' }))
    const notice = within(await screen.findByRole('region', { name: 'Your session' }))
    expect(notice.getByRole('alert')).toHaveTextContent('Your session has ended')
    expect(notice.getByRole('button', { name: 'Log in again' })).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Your session' })).toBeNull()
  })
})

test('a spinner covers the page while a member steps up, and no longer [STP-04]', async () => {
  await renderRoute('/my-rewards/vouchers', await control.createMember('gb.empty'))
  act(() => setStepUp({ kind: 'stepping-up' }))
  expect(await screen.findByText('Confirming it’s you')).toBeInTheDocument()
  act(() => setStepUp({ kind: 'stepped-up', isAtWork: true }))
  expect(await screen.findByText('Finishing your order')).toBeInTheDocument()
  act(() => setStepUp({ kind: 'stepped-up', isAtWork: false }))
  await waitFor(() => expect(screen.queryByText('Finishing your order')).toBeNull())
})
