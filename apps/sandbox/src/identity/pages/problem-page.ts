import { html } from './html.ts'
import { messagePage } from './message-page.ts'
import type { Page } from './page.ts'

export interface Problem {
  error: string
  error_description?: string | undefined
}

/** When there is no app to send the member back to, or none that can be trusted. */
export function problemPage({ error, error_description: description }: Problem): Page {
  return {
    title: 'We could not sign you in',
    content: html`<h1>We could not sign you in</h1>
<p class="lede">Nothing is lost. Go back to the club and try again.</p>
<p class="detail">${error}${description !== undefined && `: ${description}`}</p>`,
    leadsHome: true,
  }
}

export function expiredPage(): Page {
  return messagePage(
    'This page has expired',
    'It was open for a while, or was used already. Go back to the club and sign in again.',
  )
}
