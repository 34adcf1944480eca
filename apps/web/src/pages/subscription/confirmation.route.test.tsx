import { openCheckout, payCheckout, readyToSubscribe } from '@clubhouse/test-kit/checkout-sessions'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basePath } from '#platform/config/base-path.ts'
import { recordOf } from '#platform/submission/submission-record.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { routes } from '#app/routes.tsx'
import { hurry } from '#test/hurry.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const patient = { timeout: 20_000 }
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patient)
const address = (sessionId: string) => `/subscription-confirmation?session_id=${sessionId}`
const creations = (member: TestMember) => control.requests({ operationId: 'createSubscription', member: member.email })
const begun = async (member: TestMember) =>
  (await control.member(member.email)).payments.filter(({ kind }) => kind === 'SUBSCRIPTION_BEGUN')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('a member who has paid', () => {
  test('is welcomed to the plan with its features, and goes on to home [RTE-46.t] [RTE-14] [SUB-08] [SUB-09]', async () => {
    const member = await control.createMember('gb.member')
    const sessionId = await payCheckout(control, member, 'kestrel-plus-yearly')
    const navigation = await renderRoute(address(sessionId), member)
    const welcome = await heading('Welcome to Kestrel Plus Yearly')
    expect(welcome).toBeVisible()
    await waitFor(() => expect(welcome).toHaveFocus())
    const card = within(screen.getByRole('article', { name: 'Kestrel Plus Yearly' }))
    expect(card.getAllByRole('listitem').length).toBeGreaterThan(2)
    expect((await creations(member)).map(({ body, status }) => [body, status])).toEqual([
      [{ checkoutSessionId: sessionId }, 201],
    ])
    expect(await begun(member)).toMatchObject([{ sessionId, planId: 'kestrel-plus-yearly' }])
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }))
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`${basePath}/`))
  })

  test('has the subscription everywhere in the app at once [SUB-13]', async () => {
    const member = await control.createMember('gb.member')
    const queryClient = createQueryClient()
    const sessionId = await payCheckout(control, member, 'kestrel-plus-monthly')
    await renderRoute(address(sessionId), member, routes, queryClient)
    await heading('Welcome to Kestrel Plus Monthly')
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
    const [creation] = await creations(member)
    await waitFor(async () => {
      const reads = await control.requests({ operationId: 'listSubscriptions', member: member.email })
      expect(reads.some(({ time }) => time > (creation?.time ?? ''))).toBe(true)
    })
  })

  test('whose first answers are lost gets one subscription, after three repetitions at most [SUB-11] [CON-16] [CST-02.c]', async () => {
    hurry()
    const member = await control.createMember('gb.member')
    const sessionId = await payCheckout(control, member, 'kestrel-plus-yearly')
    await control.addFault({ operationId: 'createSubscription', member: member.email, times: 3, drop: 'after' })
    await renderRoute(address(sessionId), member)
    expect(await heading('Welcome to Kestrel Plus Yearly')).toBeVisible()
    expect(await creations(member)).toHaveLength(4)
    expect(await begun(member)).toHaveLength(1)
  }, 40_000)

  test('whose other tab was first is welcomed to the plan that they have [SUB-09]', async () => {
    const member = await control.createMember('gb.member')
    const sessionId = await payCheckout(control, member, 'kestrel-plus-monthly')
    await control.addFault({ operationId: 'createSubscription', member: member.email, drop: 'before' })
    // Signed in already, as in another tab: this one calls again after a second.
    const subscribe = await readyToSubscribe(control, member)
    await renderRoute(address(sessionId), member)
    await waitFor(async () => expect(await creations(member)).toHaveLength(1), patient)
    await subscribe(sessionId)
    const record = recordOf(`subscription:${sessionId}`)
    const open = record.read()
    if (open?.kind === 'open') record.complete(open.key)
    expect(await heading('Welcome to Kestrel Plus Monthly')).toBeVisible()
    expect(await creations(member)).toHaveLength(2)
    expect(await begun(member)).toHaveLength(1)
  }, 40_000)

  test('who comes again is led to the subscription, without a repetition or another word [SUB-12] [ERR-27]', async () => {
    const member = await control.createMember('gb.subscriber')
    const navigation = await renderRoute(address('cs_of_long_ago'), member)
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`${basePath}/account/subscription`), patient)
    expect((await creations(member)).map(({ status }) => status)).toEqual([422])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a subscriber has the confirmation as well, until it is known that it is not the first [SUB-29]', async () => {
  const member = await control.createMember('gb.subscriber')
  await control.addFault({ operationId: 'createSubscription', member: member.email, delayMs: 30_000 })
  const navigation = await renderRoute(`/world${address('cs_1')}`, member)
  expect(await heading('Starting your membership')).toBeVisible()
  await screen.findByRole('button', { name: /^Account menu/ }, patient)
  expect(navigation.state.location.pathname).toBe(`${basePath}/world/subscription-confirmation`)
})

describe('a confirmation that cannot be', () => {
  test.each(['/subscription-confirmation', '/subscription-confirmation?session_id='])(
    '%s is a page that is not there [SUB-07]',
    async (path) => {
      const member = await control.createMember('gb.member')
      await renderRoute(path, member)
      expect(await heading('This page has flown')).toBeVisible()
      expect(await creations(member)).toEqual([])
    },
  )

  test('of a checkout that was not paid says so after three repetitions, and goes back one page [SUB-10] [SUB-11]', async () => {
    hurry()
    const member = await control.createMember('gb.member')
    const { sessionId } = await openCheckout(control, member)
    const navigation = await renderRoute('/account', member)
    await navigation.navigate(address(sessionId))
    expect(await heading('We couldn’t start your membership')).toBeVisible()
    expect(
      screen.getByText('The payment wasn’t finished, so you haven’t been charged. Go back and try again.'),
    ).toBeVisible()
    expect(await creations(member)).toHaveLength(4)
    expect(await begun(member)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`${basePath}/account`))
  }, 40_000)

  test('of unknown outcome says so, and can be tried again: one subscription [SUB-10] [SUB-11]', async () => {
    hurry()
    const member = await control.createMember('gb.member')
    const sessionId = await payCheckout(control, member, 'kestrel-plus-yearly')
    await control.addFault({ operationId: 'createSubscription', member: member.email, times: 4, drop: 'after' })
    await renderRoute(address(sessionId), member)
    expect(await heading('We’re not sure that went through')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Welcome to Kestrel Plus Yearly')).toBeVisible()
    expect(await begun(member)).toHaveLength(1)
  }, 40_000)
})
