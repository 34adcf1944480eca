import { html } from '../../identity/pages/html.ts'
import type { Page } from '../../identity/pages/page.ts'

interface Application {
  query: string
  isPrequalification: boolean
  /** In words; of a member whose club has said it. */
  dateOfBirth: string | undefined
}

/** The card issuer's application, which a sandbox takes as filled in. */
export function applyPage({ query, isPrequalification, dateOfBirth }: Application): Page {
  const title = isPrequalification ? 'See if you prequalify' : 'Apply for the card'
  return {
    title,
    content: html`<h1>${title}</h1>
<p class="lede">${isPrequalification ? 'Finding out does not affect your credit score.' : 'We decide in a moment.'}</p>
${dateOfBirth === undefined ? '' : html`<p>Date of birth: ${dateOfBirth}</p>`}
<form method="post" action="/partners/card/apply?${query}" novalidate>
<p class="hint">This is a sandbox, so there is nothing to fill in.</p>
<button class="action">${isPrequalification ? 'Find out' : 'Send the application'}</button>
</form>
<p class="back"><a href="/partners/card/apply/cancel?${query}">Not now, go back</a></p>`,
  }
}
