import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basePath } from '#platform/config/base-path.ts'
import { blockCookies } from '#test/block-cookies.ts'
import { loadProviderScripts } from '#test/provider-script.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const patient = { timeout: 15_000 }
const yearly = '/subscription-payment/kestrel-plus-yearly'
const monthly = '/subscription-payment/kestrel-plus-monthly'
const frame = () => screen.findByTitle<HTMLIFrameElement>('Secure card payment', {}, patient)

let scripts: ReturnType<typeof loadProviderScripts>
beforeEach(() => {
  scripts = loadProviderScripts()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  // The provider allows one checkout at a time, which goes with its page.
  cleanup()
  scripts.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What the summary says, by its terms. */
async function summary() {
  const part = within(await screen.findByRole('region', { name: 'What you’ll pay' }, patient))
  const terms = part.getAllByRole('term').map(({ textContent }) => textContent)
  const values = part.getAllByRole('definition').map(({ textContent }) => textContent)
  return { part, rows: Object.fromEntries(terms.map((term, index) => [term, values[index]])) }
}

const inSevenDays = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    Date.now() + 7 * 24 * 3_600_000,
  )

describe('a member who is about to pay', () => {
  test('reads plan, period, cost, total, and what is charged when, before they pay [RTE-46.s] [RTE-13] [SUB-01] [SUB-06]', async () => {
    await renderRoute(yearly, await control.createMember('gb.member'))
    const { part, rows } = await summary()
    const date = inSevenDays()
    expect(rows).toEqual({
      Plan: 'Kestrel Plus Yearly',
      Period: 'Yearly',
      Cost: '£79.99 a year',
      'To pay today': 'Nothing',
      [`Total on ${date}`]: '£79.99',
    })
    expect(part.getByText('One payment for 12 billing months.')).toBeVisible()
    expect(
      part.getByText(
        `Your 7-day free trial starts today and ends on ${date}. If you cancel before then, you pay nothing.`,
      ),
    ).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Start your membership' })).toBeVisible()
  })

  test('reads of a monthly plan that it is paid month by month [SUB-06]', async () => {
    await renderRoute(monthly, await control.createMember('gb.member'))
    const { part, rows } = await summary()
    expect(rows).toMatchObject({ Period: 'Monthly', Cost: expect.stringMatching(/^£[\d.]+ a month$/) })
    expect(part.getByText('Payment for 1 billing month at a time.')).toBeVisible()
  })

  test('gets the provider’s card form, of one checkout session for that plan [SUB-05] [SUB-06]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(yearly, member)
    const { src } = await frame()
    const opened = await control.requests({ operationId: 'createCheckoutSession', member: member.email })
    expect(opened.map(({ body }) => body)).toEqual([{ planId: 'kestrel-plus-yearly' }])
    expect(src).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/payments\/checkout\/cs_\w+_secret_\w+\?embedded=1$/)
    const page = await (await fetch(src)).text()
    expect(page).toContain('Kestrel Plus Yearly')
  })

  test('is asked to log in first, as a visitor [RTE-13]', async () => {
    await renderRoute(yearly)
    expect(await screen.findByRole('heading', { level: 1, name: /log in/i }, patient)).toBeVisible()
    expect(document.querySelector('script[src*="payments"]')).toBeNull()
  })

  test('has no such page while the area is closed [SUB-28]', async () => {
    const member = await control.createMember('gb.member')
    await control.setFlag('web_subscription', false, member.email)
    await renderRoute(yearly, member)
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' }, patient)).toBeVisible()
  })
})

describe('what can be in the way of paying', () => {
  test('who has a subscription is led to it [SUB-12]', async () => {
    const navigation = await renderRoute(yearly, await control.createMember('gb.subscriber'))
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`${basePath}/account/subscription`), patient)
  })

  test('who subscribed in another tab a moment ago is led to it as well [SUB-12]', async () => {
    const member = await control.createMember('gb.subscriber')
    await control.addFault({
      operationId: 'listSubscriptions',
      member: member.email,
      status: 200,
      body: { subscriptions: [] },
    })
    const navigation = await renderRoute(yearly, member)
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`${basePath}/account/subscription`), patient)
  })

  test('a plan that was withdrawn meanwhile is said, with the way to the others', async () => {
    const member = await control.createMember('gb.member')
    const refusal = { status: 422, code: 'PLAN_UNKNOWN', message: 'x' }
    await control.addFault({ operationId: 'createCheckoutSession', member: member.email, ...refusal })
    await renderRoute(yearly, member)
    const alert = within(await screen.findByRole('alert', {}, patient))
    expect(alert.getByRole('heading', { name: 'This plan isn’t available any more' })).toBeVisible()
    expect(alert.getByText(/You haven’t been charged/)).toBeVisible()
    expect(alert.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/kestrel-red/subscribe')
  })

  test('a plan that there is not is said in place of the page', async () => {
    await renderRoute('/subscription-payment/kestrel-minus', await control.createMember('gb.member'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This plan isn’t available any more' }, patient),
    ).toBeVisible()
  })

  test('a plan that cannot be read can be asked for again', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getPlan', times: 10, status: 500 })
    await renderRoute(yearly, member)
    const again = await screen.findByRole('button', { name: 'Refresh' }, patient)
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load this plan' })).toBeVisible()
    await control.clearFaults()
    await userEvent.click(again)
    expect((await summary()).rows).toMatchObject({ Plan: 'Kestrel Plus Yearly' })
  })

  test('a checkout that cannot be opened is a payment error, and can be tried again [ERR-35]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'createCheckoutSession', member: member.email, times: 10, status: 500 })
    await renderRoute(yearly, member)
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    expect(screen.getByRole('heading', { name: 'Payment error' })).toBeVisible()
    await control.clearFaults()
    await userEvent.click(again)
    expect(await frame()).toBeInTheDocument()
  }, 60_000)

  test('where every cookie is blocked, logging in says what to allow, and the page stays [ERR-50]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    blockCookies()
    const navigation = await renderRoute(yearly)
    const main = within(await screen.findByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'Login / Join' }))
    expect(await screen.findByText(/Please allow cookies and site data for this site/)).toBeVisible()
    expect(navigation.state.location.pathname).toBe(`${basePath}${yearly}`)
  })

  test('a session that has ended asks for another login, on the same page', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'createCheckoutSession', member: member.email, times: 10, status: 401 })
    const navigation = await renderRoute(yearly, member)
    expect(await screen.findByRole('heading', { level: 1, name: /log in/i }, patient)).toBeVisible()
    expect(navigation.state.location.pathname).toBe(`${basePath}${yearly}`)
    await control.clearFaults()
  })

  test('a blocked script of the provider is said, and can be tried again', async () => {
    scripts.set('is blocked')
    await renderRoute(yearly, await control.createMember('gb.member'))
    const again = await screen.findByRole('button', { name: 'Try again' }, patient)
    expect(screen.getByRole('heading', { name: 'The card payment form didn’t open' })).toBeVisible()
    scripts.set('runs')
    await userEvent.click(again)
    expect(await frame()).toBeInTheDocument()
  })

  test('a script that takes its time is explained, and nobody is charged meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    scripts.set('does not come')
    await renderRoute(yearly, await control.createMember('gb.member'))
    expect(await screen.findByText('Opening the card payment form', {}, patient)).toBeInTheDocument()
    expect(screen.queryByText('This is taking longer than usual')).toBeNull()
    await vi.advanceTimersByTimeAsync(9000)
    expect(await screen.findByText('This is taking longer than usual', {}, patient)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
