import { html } from '../../identity/pages/html.ts'
import type { Page } from '../../identity/pages/page.ts'

/** When there is no address to send anybody back to that can be trusted. */
export function stoppedPage(why: string): Page {
  return {
    title: 'This cannot go on',
    content: html`<h1>This cannot go on</h1>
<p class="lede">Nothing is lost. Go back to the club and try again.</p>
<p class="detail">${why}</p>`,
  }
}
