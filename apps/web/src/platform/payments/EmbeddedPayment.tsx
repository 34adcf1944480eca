import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import { useState } from 'react'
import type { CardPayments } from './card-payments.ts'

export interface EmbeddedPaymentProps {
  provider: CardPayments
  /** Opens the checkout at the provider. Another one needs another `key` for this component. */
  clientSecret: string
  /** Called when the provider cannot open the checkout. */
  onFailure: (error: unknown) => void
}

/** The card payment provider's form, in a frame of its own (SUB-06). Paid, it leads to the confirmation by itself. */
export function EmbeddedPayment({ provider, clientSecret, onFailure }: EmbeddedPaymentProps) {
  // The provider's component takes neither another object nor other options later.
  const [stripe] = useState(() => reporting(provider, onFailure))
  const [options] = useState(() => ({ fetchClientSecret: () => Promise.resolve(clientSecret) }))
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={options}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  )
}

/** Returns the provider with a report of a checkout that does not open, which its component drops. */
function reporting(provider: CardPayments, onFailure: (error: unknown) => void): CardPayments {
  const createEmbeddedCheckoutPage: CardPayments['createEmbeddedCheckoutPage'] = (options) =>
    provider.createEmbeddedCheckoutPage(options).catch((error: unknown) => {
      onFailure(error)
      return new Promise(() => undefined)
    })
  return Object.assign(Object.create(provider) as CardPayments, { createEmbeddedCheckoutPage })
}
