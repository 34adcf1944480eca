import { html, type Html } from '../../identity/pages/html.ts'
import type { CardDetails } from '../cards.ts'

export interface CardFieldProps {
  name: keyof CardDetails
  label: string
  autocomplete: string
  maxLength: number
  value?: string
  problem: string | undefined
  focused: boolean
}

/** One labelled field of a card. The first wrong one takes the focus, so that its message is read out first. */
export function cardField({
  name,
  label,
  autocomplete,
  maxLength,
  value = '',
  problem,
  focused,
}: CardFieldProps): Html {
  const wrong = problem !== undefined && html`aria-invalid="true" aria-describedby="${name}-problem"`
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${String(maxLength)}" value="${value}" aria-required="true" ${wrong} ${focused && html`autofocus`}>
${problem !== undefined && html`<p class="field-problem" id="${name}-problem">${problem}</p>`}
</div>`
}
