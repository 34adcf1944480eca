import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

const patient = { timeout: 15_000 }
const isKnown = async (email: string) =>
  waitFor(async () =>
    expect(await control.requests({ operationId: 'listSubscriptions', member: email })).not.toEqual([]),
  )
/** The account menu is there once the page has settled. */
const settled = async (email: string) => {
  await isKnown(email)
  await screen.findByRole('button', { name: /^Account menu/ }, patient)
}
const overview = '/account/subscription'
const cancel = '/account/subscription/cancel'
const confirmation = '/subscription-confirmation?session_id=cs_1'
const payment = '/subscription-payment/kestrel-plus-yearly'

describe('the pages of the subscription', () => {
  test.each([overview, cancel, '/subscribe', payment, confirmation])(
    '%s is not there while the area is closed [SUB-28] [FLG-03]',
    async (path) => {
      const member = await control.createMember('gb.subscriber', { flags: { web_subscription: false } })
      const navigation = await renderRoute(path, member)
      expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' }, patient)).toBeVisible()
      expect(navigation.state.location.pathname).toBe(`/kestrel-red${path.split('?')[0]}`)
    },
  )

  test.each([
    ['a subscriber', 'gb.subscriber', overview, overview],
    ['a subscriber', 'gb.subscriber', cancel, cancel],
    ['a subscriber', 'gb.subscriber', '/subscribe', overview],
    ['a subscriber', 'gb.subscriber', payment, overview],
    ['a subscriber', 'gb.subscriber', '/world/subscription-confirmation', '/world/subscription-confirmation'],
    ['a member who has cancelled', 'gb.lapsed', '/world/subscribe', `/world${overview}`],
    ['a member without one', 'gb.member', '/subscribe', '/subscribe'],
    ['a member without one', 'gb.member', payment, payment],
    ['a member without one', 'gb.member', confirmation, '/subscription-confirmation'],
    ['a member without one', 'gb.member', overview, '/subscribe'],
    ['a member without one', 'us.member', `/en-us${cancel}`, '/en-us/subscribe'],
  ])('%s (%s) who opens %s is at %s [SUB-29] [CON-51]', async (_who, sample, path, at) => {
    const member = await control.createMember(sample, { flags: { web_subscription: true } })
    const navigation = await renderRoute(path, member)
    await settled(member.email)
    await waitFor(() => expect(navigation.state.location.pathname).toBe(`/kestrel-red${at}`))
  })

  test.each([
    ['gb.subscriber', '/subscribe'],
    ['gb.member', overview],
  ])('are all there for %s while it is not known who subscribes: %s [SUB-29]', async (sample, path) => {
    const member = await control.createMember(sample)
    await control.addFault({ operationId: 'listSubscriptions', member: member.email, times: 20, status: 400 })
    const navigation = await renderRoute(path, member)
    await settled(member.email)
    expect(navigation.state.location.pathname).toBe(`/kestrel-red${path}`)
    await control.clearFaults()
  })
})
