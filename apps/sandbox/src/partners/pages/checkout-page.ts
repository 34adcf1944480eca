import type { Basket, Offer } from '../../flights/baskets.ts'
import { amountText, type PartyPrice } from '../../flights/prices.ts'
import { Html, html } from '../../identity/pages/html.ts'
import type { Page } from '../../identity/pages/page.ts'

export interface CheckoutPageProps {
  basket: Basket
  journey: readonly Offer[]
  price: PartyPrice
  query: string
}

/** The airline's checkout, which a sandbox takes as filled in. */
export function checkoutPage({ basket, journey, price, query }: CheckoutPageProps): Page {
  const title = 'Pay for your flights'
  const symbol = basket.currency === 'USD' ? '$' : '£'
  const flights = journey.map(({ flight }) => {
    const { origin, destination, departure } = flight
    return html`<li>${origin.cityName} to ${destination.cityName}, ${departure.slice(0, 10)} at ${departure.slice(11, 16)}</li>`
  })
  const points = new Intl.NumberFormat('en-GB').format(price.points)
  return {
    title,
    content: html`<h1>${title}</h1>
<p class="lede">Your journey:</p>
<ul>${new Html(flights.map(({ text }) => text).join(''))}</ul>
<p><strong>${points} points and ${symbol}${amountText(price.money)}</strong></p>
<form method="post" action="/partners/airline/checkout?${query}" novalidate>
<p class="hint">This is a sandbox, so there is no card to fill in.</p>
<button class="action">Pay and book</button>
</form>
<p class="back"><a href="/partners/airline/checkout/cancel?${query}">Not now, go back</a></p>`,
  }
}
