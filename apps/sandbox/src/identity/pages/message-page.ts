import { html } from './html.ts'
import type { Page } from './page.ts'

/** Something to read, and nothing to do but return to the club by its mark. */
export function messagePage(title: string, text: string): Page {
  return { title, content: html`<h1>${title}</h1><p class="lede">${text}</p>` }
}
