import { passwordRules, type JoiningProblems } from '../joining.ts'
import { brand } from './brand.ts'
import { field } from './field.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'

export interface JoinPageProps {
  uid: string
  email: string
  problems: JoiningProblems
}

export function joinPage({ uid, email, problems }: JoinPageProps): Page {
  const address = `/identity/interaction/${uid}`
  const wrong = problems.email !== undefined || problems.password !== undefined
  return {
    title: wrong ? 'Error: Join the club' : 'Join the club',
    content: html`<h1>Join the club</h1>
<p class="lede">Welcome. Joining is free, and every point you earn is yours to spend.</p>
${problems.email === 'taken' && html`<p class="problem" id="problem" role="alert">An account with this email address already exists. <a href="${address}/sign-in">Sign in instead</a></p>`}
<form method="post" action="${address}/join" novalidate>
${field({
  name: 'email',
  label: 'Email address',
  type: 'email',
  autocomplete: 'username',
  value: email,
  problem: problems.email === 'invalid' ? 'Enter an email address, such as name@example.com.' : undefined,
  describedBy: problems.email === 'taken' ? 'problem' : undefined,
  focused: problems.email !== undefined || !wrong,
})}
${field({
  name: 'password',
  label: 'Choose a password',
  type: 'password',
  autocomplete: 'new-password',
  problem: problems.password === 'rules' ? 'Choose a password that has all of these.' : undefined,
  describedBy: 'rules',
  focused: problems.email === undefined && problems.password !== undefined,
})}
<div class="rules" id="rules">
<p>Your password needs:</p>
<ul>${passwordRules.map(({ text }) => html`<li>${text}</li>`)}</ul>
</div>
<button class="action">Join ${brand.name}</button>
</form>
<hr>
<p class="other">Already a member? <a href="${address}/sign-in">Sign in</a></p>
<p class="back"><a href="${address}/cancel">Not now, go back</a></p>`,
  }
}
