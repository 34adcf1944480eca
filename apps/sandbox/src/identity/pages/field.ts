import { html, type Html } from './html.ts'

export interface FieldProps {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autocomplete: string
  value?: string
  /** What is wrong with it. */
  problem?: Html | string | undefined
  /** The id of an element that says more. */
  describedBy?: string | undefined
  focused?: boolean
  numeric?: boolean
}

/** Returns a labelled input. The wrong one takes the focus, so that its message is the first thing that is read out. */
export function field({
  name,
  label,
  type,
  autocomplete,
  value = '',
  problem,
  describedBy,
  focused,
  numeric,
}: FieldProps): Html {
  const problemId = problem === undefined ? undefined : `${name}-problem`
  const description = [problemId, describedBy].filter((id) => id !== undefined).join(' ')
  // A phone must not begin an address or a code with a capital; a name it may.
  const verbatim = (type !== 'text' || numeric === true) && html`autocapitalize="none" spellcheck="false"`
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" aria-required="true" ${verbatim}
${description !== '' && html`aria-describedby="${description}"`} ${problem !== undefined && html`aria-invalid="true"`}
${numeric === true && html`inputmode="numeric" maxlength="12"`} ${focused === true && html`autofocus`}>
${problem !== undefined && html`<p class="field-problem" id="${problemId}">${problem}</p>`}
</div>`
}
