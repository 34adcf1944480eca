import { html } from './html.ts'
import type { Page } from './page.ts'

/** Something to read, and the way back to the club. */
export function messagePage(title: string, text: string): Page {
  return { title, content: html`<h1>${title}</h1><p class="lede">${text}</p>`, leadsHome: true }
}
