import { Html, html } from './html.ts'
import type { Page } from './page.ts'

/** @param form the library's own form, made safe by it; the buttons belong to it by its id. */
export function askToSignOutPage(form: string): Page {
  return {
    title: 'Sign out',
    content: html`<h1>Sign out?</h1>
<p class="lede">You can come back whenever you like.</p>
${new Html(form)}
<button class="action" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="second-action" form="op.logoutForm">Stay signed in</button>`,
  }
}
