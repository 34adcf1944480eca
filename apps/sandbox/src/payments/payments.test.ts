import type { components } from '@clubhouse/rest-client/b2c.types'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../testing/test-sandbox.ts'
import { payForSession } from './testing/pay-for-session.ts'

type CheckoutSession = Required<components['schemas']['CheckoutSession']>

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.empty')
})
afterEach(() => sandbox.call('/_sandbox/clock', { method: 'DELETE' }))
afterAll(() => sandbox.close())

async function open(): Promise<CheckoutSession> {
  const { status, body } = await member.call<CheckoutSession>('/b2c/v1/accounts/me/checkout/sessions', {
    json: { planId: 'kestrel-plus-yearly' },
  })
  expect(status).toBe(201)
  return body
}

/** What the provider's ledger says of a member. */
async function booked({ email }: TestMember): Promise<string[]> {
  const { body } = await sandbox.call<{ payments: { kind: string }[] }>(`/_sandbox/members/${email}`)
  return body.payments.map(({ kind }) => kind)
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Posts a card, or the answer to a challenge, as the page does. */
function post({ clientSecret }: CheckoutSession, fields: Record<string, string>, more = '') {
  return sandbox.call<string>(`/payments/checkout/${clientSecret}${more}`, {
    headers: form,
    body: new URLSearchParams(fields).toString(),
  })
}

const card = (number: string) => ({ number, expiry: '12/99', cvc: '123' })

async function statusOf({ clientSecret }: CheckoutSession): Promise<unknown> {
  return (await sandbox.call<{ status: string }>(`/payments/sessions/${clientSecret}`)).body.status
}

describe('the card payment page', () => {
  test('says what is bought, and leads on to the confirmation once it is paid [SUB-06] [SUB-07]', async () => {
    const session = await open()
    const page = await sandbox.call<string>(`/payments/checkout/${session.clientSecret}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Kestrel Plus Yearly')
    expect(page.body).toContain('7 days free, then £79.99 a year')
    const paid = await post(session, card('4242424242424242'))
    expect(paid.status).toBe(303)
    const confirmation = `${sandbox.origin}/kestrel-red/subscription-confirmation?session_id=${session.sessionId}`
    expect(paid.headers.get('location')).toBe(confirmation)
    expect((await sandbox.call(`/payments/sessions/${session.clientSecret}`)).body).toEqual({
      sessionId: session.sessionId,
      status: 'paid',
      returnUrl: confirmation,
    })
  })

  test('embedded, it stays and tells the page around it, and nobody else', async () => {
    const session = await open()
    const paid = await post(session, card('4242424242424242'), '?embedded=1')
    expect(paid.status).toBe(200)
    expect(paid.body).toContain(
      `data-tells="{&quot;type&quot;:&quot;complete&quot;,&quot;sessionId&quot;:&quot;${session.sessionId}&quot;,&quot;returnUrl&quot;:&quot;${sandbox.origin}/kestrel-red/subscription-confirmation?session_id=${session.sessionId}&quot;}"`,
    )
    expect(paid.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${sandbox.origin}`)
    const alone = await sandbox.call<string>(`/payments/checkout/${session.clientSecret}`)
    expect(alone.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(alone.body).not.toContain('<script')
  })

  const declined: readonly [string, string][] = [
    ['4000000000000002', 'Your bank declined this card.'],
    ['4000000000009995', 'There is not enough money on this card.'],
    ['4000000000000069', 'This card has expired.'],
  ]
  test.each(declined)('card %s: says why it took nothing, and another card may pay', async (number, why) => {
    const session = await open()
    const refused = await post(session, card(number))
    expect(refused.status).toBe(402)
    expect(refused.body).toContain(why)
    expect(await statusOf(session)).toBe('open')
    await payForSession({ origin: sandbox.origin, clientSecret: session.clientSecret })
    expect(await statusOf(session)).toBe('paid')
  })

  test('after five declined cards the session has failed for good', async () => {
    const session = await open()
    for (let attempt = 0; attempt < 5; attempt++) await post(session, card('4000000000000002'))
    expect(await statusOf(session)).toBe('failed')
    await expect(payForSession({ origin: sandbox.origin, clientSecret: session.clientSecret })).rejects.toThrow(
      'Begin again from the page of the plan.',
    )
    expect(await statusOf(session)).toBe('failed')
  })

  test('a card whose bank asks first pays only when its owner agrees', async () => {
    const session = await open()
    const early = await post(session, { outcome: 'agree' }, '/challenge')
    expect([early.status, await statusOf(session)]).toEqual([200, 'open'])
    expect((await post(session, card('4000002500003155'))).body).toContain('Is it you?')
    expect((await post(session, { outcome: 'refuse' }, '/challenge')).status).toBe(402)
    expect(await statusOf(session)).toBe('open')
    await post(session, card('4000002500003155'))
    expect((await post(session, { outcome: 'agree' }, '/challenge')).status).toBe(303)
    expect(await statusOf(session)).toBe('paid')
  })

  test('a card whose answer is lost on the way is taken once, however often it is sent', async () => {
    const payer = await sandbox.member('gb.empty')
    const { body: session } = await payer.call<CheckoutSession>('/b2c/v1/accounts/me/checkout/sessions', {
      json: { planId: 'kestrel-plus-yearly' },
    })
    const losing = () => post(session, card('4000000000000119'), '?embedded=1')
    await expect(losing()).rejects.toThrow(/terminated|fetch failed/)
    const again = await losing()
    expect([again.status, again.body.includes('Thank you')]).toEqual([200, true])
    expect(await booked(payer)).toEqual(['CARD_TAKEN'])
  })

  test('leads a member back to the pages of their region', async () => {
    const payer = await sandbox.member('us.member')
    const { body } = await payer.call<CheckoutSession>('/b2c/v1/accounts/me/checkout/sessions', {
      json: { planId: 'kestrel-plus-yearly' },
    })
    const paid = await post(body, card('4242424242424242'))
    expect(paid.headers.get('location')).toBe(
      `${sandbox.origin}/kestrel-red/en-us/subscription-confirmation?session_id=${body.sessionId}`,
    )
  })

  test('what is open closes when another checkout has made the member a subscriber', async () => {
    const payer = await sandbox.member('gb.empty')
    const open = async () =>
      (
        await payer.call<CheckoutSession>('/b2c/v1/accounts/me/checkout/sessions', {
          json: { planId: 'kestrel-plus-yearly' },
        })
      ).body
    const [first, second] = [await open(), await open()]
    await payForSession({ origin: sandbox.origin, clientSecret: first.clientSecret })
    await payer.call('/b2c/v1/accounts/me/subscriptions', { json: { checkoutSessionId: first.sessionId } })
    expect((await post(second, card('4242424242424242'))).status).toBe(410)
    expect(await booked(payer)).toEqual(['CARD_TAKEN', 'SUBSCRIPTION_BEGUN'])
  })

  test('its script is for pages of any site', async () => {
    const { status, headers, body } = await sandbox.call<string>('/payments/provider.js')
    expect([status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'cross-origin',
    ])
    expect(body).toContain('window.Stripe')
  })

  test('a field that is wrong is named, and nothing has happened', async () => {
    const session = await open()
    const refused = await post(session, { number: '4242', expiry: '01/20', cvc: '987' })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('Enter the whole card number.')
    expect(refused.body).toContain('This date is in the past.')
    expect(refused.body).not.toContain('value="987"')
    expect(await statusOf(session)).toBe('open')
  })

  test('a session that was not paid within a day has expired', async () => {
    const session = await open()
    await sandbox.call('/_sandbox/clock', { method: 'PUT', json: { advance: 'P1DT1M' } })
    expect((await sandbox.call(`/payments/checkout/${session.clientSecret}`)).status).toBe(410)
    expect((await post(session, card('4242424242424242'))).status).toBe(410)
    expect(await statusOf(session)).toBe('expired')
  })

  test('a secret that nobody was given opens nothing', async () => {
    const session = await open()
    for (const clientSecret of [session.sessionId, `${session.clientSecret}0`, '%00', "'"]) {
      expect((await sandbox.call(`/payments/checkout/${clientSecret}`)).status, clientSecret).toBe(404)
      expect((await post({ ...session, clientSecret }, card('4242424242424242'))).status, clientSecret).toBe(404)
      expect((await sandbox.call(`/payments/sessions/${clientSecret}`)).status, clientSecret).toBe(404)
    }
    expect(await statusOf(session)).toBe('open')
  })
})
