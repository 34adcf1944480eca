import { field } from '../../identity/pages/field.ts'
import { html } from '../../identity/pages/html.ts'
import type { Page } from '../../identity/pages/page.ts'
import { club } from '../../sample-data/club.ts'

/** Where a customer of the rewards partner takes the link away; a number in an address does not prove who one is. */
export function unlinkPage({ query, wrong = false }: { query: string; wrong?: boolean }): Page {
  return {
    title: wrong ? `Error: Unlink ${club.name}` : `Unlink ${club.name}`,
    content: html`<h1>Unlink ${club.name}</h1>
<p class="lede">Your points stay where they are. You can link the two again at any time.</p>
${wrong && html`<p class="problem" id="problem" role="alert">That password is not right. Please try again.</p>`}
<form method="post" action="/partners/rewards/callback?${query}" novalidate>
${field({ name: 'password', label: 'Your password here', type: 'password', autocomplete: 'current-password', describedBy: wrong ? 'problem' : undefined, focused: true })}
<button class="action">Unlink</button>
</form>
<p class="back"><a href="/partners/rewards/callback/cancel?${query}">Keep the link, go back</a></p>`,
  }
}
