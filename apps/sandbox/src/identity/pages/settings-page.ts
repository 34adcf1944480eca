import type { MemberDetails } from '../identity.ts'
import { field } from './field.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'

export interface SettingsPageProps extends Pick<MemberDetails, 'email' | 'firstName' | 'lastName'> {
  callback: string
  editable: boolean
  wrong?: { firstName: boolean; lastName: boolean }
}

export function settingsPage({
  email,
  firstName = '',
  lastName = '',
  callback,
  editable,
  wrong,
}: SettingsPageProps): Page {
  const failed = wrong !== undefined && (wrong.firstName || wrong.lastName)
  const name = html`${field({
    name: 'firstName',
    label: 'First name',
    type: 'text',
    autocomplete: 'given-name',
    value: firstName,
    problem: wrong?.firstName === true ? 'Enter your first name.' : undefined,
    focused: wrong?.firstName === true,
  })}
${field({
  name: 'lastName',
  label: 'Last name',
  type: 'text',
  autocomplete: 'family-name',
  value: lastName,
  problem: wrong?.lastName === true ? 'Enter your last name.' : undefined,
  focused: wrong?.lastName === true && !wrong.firstName,
})}`
  return {
    title: failed ? 'Error: Your details' : 'Your details',
    content: html`<h1>Your details</h1>
<p class="lede">You sign in as <strong class="whose">${email}</strong>.</p>
${
  editable &&
  html`<form method="post" action="/identity/settings" novalidate>
<input type="hidden" name="callback" value="${callback}">
${name}
<button class="action">Save</button>
</form>`
}
${!editable && html`<p class="detail">${firstName} ${lastName}</p>`}
<p class="back"><a href="${callback}">Back to the club</a></p>`,
  }
}
