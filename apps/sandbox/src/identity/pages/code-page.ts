import { field } from './field.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'

export interface CodePageProps {
  uid: string
  /** Whose code it is. */
  email: string
  wrong?: boolean
}

/** The stronger sign-in before something sensitive [STP-02]. */
export function codePage({ uid, email, wrong = false }: CodePageProps): Page {
  const address = `/identity/interaction/${uid}`
  return {
    title: wrong ? 'Error: Confirm it’s you' : 'Confirm it’s you',
    content: html`<h1>Confirm it’s you</h1>
<p class="lede">Before we spend your points, enter the six-digit code for <strong class="whose">${email}</strong>.</p>
${wrong && html`<p class="problem" id="problem" role="alert">That code is not right. Please try again.</p>`}
<form method="post" action="${address}" novalidate>
${field({ name: 'code', label: 'Six-digit code', type: 'text', autocomplete: 'one-time-code', describedBy: wrong ? 'problem' : 'hint', focused: true, numeric: true })}
<p class="hint" id="hint">This is a sandbox, so nothing is sent: the code is always 123456.</p>
<button class="action">Confirm</button>
</form>
<p class="back"><a href="${address}/cancel">Not now, go back</a></p>`,
  }
}
