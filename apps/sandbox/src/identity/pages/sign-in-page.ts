import { brand } from './brand.ts'
import { field } from './field.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'

export interface SignInPageProps {
  uid: string
  email: string
  wrong?: boolean
}

/** Which of the two is wrong is not said: the page must not tell who is a member. */
export function signInPage({ uid, email, wrong = false }: SignInPageProps): Page {
  const address = `/identity/interaction/${uid}`
  const describedBy = wrong ? 'problem' : undefined
  return {
    title: wrong ? 'Error: Sign in' : 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="lede">Welcome back. Your points are waiting.</p>
${wrong && html`<p class="problem" id="problem" role="alert">That e-mail and password do not match. Please try again.</p>`}
<form method="post" action="${address}" novalidate>
${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, describedBy, focused: email === '' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', describedBy, focused: email !== '' })}
<button class="action">Sign in</button>
</form>
<hr>
<section class="other" aria-labelledby="join">
<h2 id="join">New to ${brand.name}?</h2>
<a class="second-action" href="${address}/join">Join the club</a>
</section>
<p class="back"><a href="${address}/cancel">Not now, go back</a></p>`,
  }
}
