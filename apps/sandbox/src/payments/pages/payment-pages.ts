import { html, type Html } from '../../identity/pages/html.ts'
import { trialDays, type Plan } from '../../sample-data/plans.ts'
import { testCards, type CardDetails, type CardProblems } from '../cards.ts'
import { cardField } from './card-field.ts'

/** One page of the provider, before it gets the frame that all share. */
export interface PaymentPage {
  title: string
  content: Html
  /** What the page tells the one that it is embedded in. */
  tells?: { type: 'complete'; sessionId: string; returnUrl: string }
}

export interface CardPageProps {
  plan: Plan
  /** Where the form is posted to. */
  action: string
  card?: Partial<CardDetails>
  problems?: CardProblems
  /** Why the bank took nothing. */
  declined?: string | undefined
}

/** Shown by the script of the frame. */
const connectionLost = html`<p class="problem" id="connection" role="alert" tabindex="-1" hidden>The connection was lost. Press the button again: nothing is ever paid twice.</p>`

const periods: Readonly<Record<Plan['frequency'], string>> = { MONTH: 'a month', YEAR: 'a year' }

/** The form of a card. Its security code is never shown again. */
export function cardPage({ plan, action, card = {}, problems = {}, declined }: CardPageProps): PaymentPage {
  const first = (['number', 'expiry', 'cvc'] as const).find((name) => problems[name] !== undefined)
  const field = (name: keyof CardDetails, label: string, autocomplete: string, maxLength: number) =>
    cardField({
      name,
      label,
      autocomplete,
      maxLength,
      value: card[name] ?? '',
      problem: problems[name],
      focused: first === name,
    })
  const wrong = declined !== undefined || Object.keys(problems).length > 0
  return {
    title: wrong ? 'Error: Card payment' : 'Card payment',
    content: html`<h1>${plan.name}</h1>
<p class="lede">${String(trialDays)} days free, then ${plan.cost} ${periods[plan.frequency]}. Cancel whenever you like.</p>
${declined !== undefined && html`<p class="problem" role="alert">${declined}</p>`}
${connectionLost}
<form method="post" action="${action}" novalidate>
${field('number', 'Card number', 'cc-number', 24)}
${field('expiry', 'Expiry date (month and year)', 'cc-exp', 9)}
${field('cvc', 'Security code', 'cc-csc', 4)}
<button class="action" data-label="Start the free trial">Start the free trial</button>
</form>
<div class="rules cards">
<p>No money moves here. The cards of this sandbox, with any expiry date ahead and any code:</p>
<ul>${testCards.map(({ number, note }) => html`<li>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} ${note}</li>`)}</ul>
</div>`,
  }
}

/** The bank's question to the card's owner. */
export function challengePage(action: string): PaymentPage {
  return {
    title: 'Is it you?',
    content: html`<h1>Is it you?</h1>
<p class="lede">The bank of this card asks its owner to agree to the payment.</p>
${connectionLost}
<form method="post" action="${action}">
<button class="action" name="outcome" value="agree" data-label="Yes, pay">Yes, pay</button>
<button class="second-action" name="outcome" value="refuse" data-label="No, do not pay">No, do not pay</button>
</form>`,
  }
}

export interface PaidPageProps {
  sessionId: string
  returnUrl: string
  /** The page around it leads on, and needs no link here. */
  isEmbedded: boolean
}

/** All done. Embedded, it tells the page around it, which leads on. */
export function paidPage({ sessionId, returnUrl, isEmbedded }: PaidPageProps): PaymentPage {
  return {
    title: 'It is paid',
    content: html`<h1>Thank you</h1><p class="lede" role="status">Your card is on file and your trial can begin.</p>
${!isEmbedded && html`<a class="action" href="${returnUrl}">Continue</a>`}`,
    tells: { type: 'complete', sessionId, returnUrl },
  }
}

/** Something to read; the only way on is to begin again. */
export function endPage(title: string, text: string): PaymentPage {
  return { title, content: html`<h1>${title}</h1><p class="lede" role="status">${text}</p>` }
}
