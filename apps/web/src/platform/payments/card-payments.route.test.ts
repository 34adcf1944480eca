import type { Stripe, StripeEmbeddedCheckout } from '@stripe/stripe-js'
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { appConfig, setAppConfig } from '#platform/config/app-config.ts'
import { connectApp } from '#test/connect-app.ts'
import { loadProviderScripts } from '#test/provider-script.ts'
import { CardPaymentsError, loadCardPayments } from './card-payments.ts'

let scripts: ReturnType<typeof loadProviderScripts>
beforeEach(async () => {
  scripts = loadProviderScripts()
  await connectApp('/')
})
afterEach(() => scripts.stop())

const scriptsInPage = () => [...document.scripts].map(({ src }) => src).filter((src) => src.includes('payments'))

describe('the card payment provider', () => {
  test('is what the published types of its script say', () => {
    expectTypeOf(loadCardPayments).returns.resolves.toEqualTypeOf<Stripe>()
  })

  test('is made by its own script, which comes from another site than the club [SUB-06]', async () => {
    const provider = await loadCardPayments()
    const [address = ''] = scriptsInPage()
    expect(address).toBe(appConfig().payments?.script)
    expect(new URL(address).origin).not.toBe(new URL(appConfig().origin).origin)
    // What @stripe/react-stripe-js looks for before it takes an object for the provider, and what it calls.
    const called = [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      'createEmbeddedCheckoutPage',
    ] as const satisfies readonly (keyof Stripe)[]
    for (const name of called) expect(provider[name], name).toBeTypeOf('function')
  })

  test('opens an embedded checkout in a frame of its own site, one at a time, and takes it away again', async () => {
    const provider = await loadCardPayments()
    const place = document.createElement('div')
    document.body.append(place)
    const open = () =>
      provider.createEmbeddedCheckoutPage({ fetchClientSecret: () => Promise.resolve('cs_1_secret_2') })
    const checkout = await open()
    const parts = ['mount', 'unmount', 'destroy'] as const satisfies readonly (keyof StripeEmbeddedCheckout)[]
    for (const name of parts) expect(checkout[name], name).toBeTypeOf('function')
    await expect(open()).rejects.toThrow('There is an embedded checkout already.')
    checkout.mount(place)
    expect(place.querySelector('iframe')?.src).toBe(
      `${new URL(appConfig().payments?.script ?? '').origin}/payments/checkout/cs_1_secret_2?embedded=1`,
    )
    checkout.destroy()
    expect(place.querySelector('iframe')).toBeNull()
    place.remove()
  })

  test.each([
    ['blocked', () => scripts.set('is blocked'), /did not load/],
    ['not named by the configuration', () => setAppConfig({ ...appConfig(), payments: undefined }), /names no card/],
  ])('that is %s is an error, and leaves no script behind', async (_how, arrange, message) => {
    arrange()
    const failure = await loadCardPayments().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CardPaymentsError)
    expect(String(failure)).toMatch(message)
    expect(scriptsInPage()).toEqual([])
  })
})
