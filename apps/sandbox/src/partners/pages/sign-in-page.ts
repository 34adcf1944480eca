import { field } from '../../identity/pages/field.ts'
import { html } from '../../identity/pages/html.ts'
import type { Page } from '../../identity/pages/page.ts'
import { club } from '../../sample-data/club.ts'
import type { Partner } from '../partners.ts'

interface SignInPageProps {
  partner: Partner
  /** Of this very request: what the club asked for. */
  query: string
  email: string
  wrong?: boolean
}

/** Where a partner's customer signs in for the club. */
export function signInPage({ partner, query, email, wrong = false }: SignInPageProps): Page {
  const address = `/partners/${partner.slug}/authorize`
  const describedBy = wrong ? 'problem' : undefined
  return {
    title: wrong ? 'Error: Sign in' : 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="lede">${club.name} would like to link your ${partner.name} account.</p>
${wrong && html`<p class="problem" id="problem" role="alert">That e-mail and password do not match. Please try again.</p>`}
<form method="post" action="${address}?${query}" novalidate>
${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, describedBy, focused: email === '' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', describedBy, focused: email !== '' })}
<button class="action">Sign in and link</button>
</form>
<p class="back"><a href="${address}/cancel?${query}">Not now, go back</a></p>`,
  }
}
