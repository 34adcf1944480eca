import { DateField } from '@clubhouse/design-system/DateField'
import { type FocusEvent, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import type { FieldControl } from '#platform/forms/FormField.tsx'
import type { TypedDate } from '#platform/dates/typed-date.ts'

type Part = keyof TypedDate

export interface DateOfBirthFieldProps extends FieldControl<TypedDate> {
  /** Month, day, year; otherwise day, month, year (CHK-51). */
  isAmerican: boolean
  /** Of the parts that are wrong by themselves; what is wrong with the whole date is the field's own error. */
  errors: FieldErrors
}

const digits: Record<Part, number> = { day: 2, month: 2, year: 4 }
const parts = ['day', 'month', 'year'] as const satisfies readonly Part[]

/**
 * A date of birth in three boxes that take digits only (CHK-49); two digits of a day or a month lead on (CHK-50), and
 * one digit that is left gets the zero that the rule asks for (CHK-42, CHK-43).
 */
export function DateOfBirthField({ isAmerican, errors, ...field }: DateOfBirthFieldProps) {
  const { value, onChange } = field
  const boxes = useRef<HTMLDivElement>(null)
  const order: readonly Part[] = isAmerican ? ['month', 'day', 'year'] : parts
  const wrongParts = order.filter((part) => errors[part] !== undefined)
  const messages = wrongParts.map((part) => errors[part])
  const change = (typed: TypedDate) => {
    const part = parts.find((each) => typed[each] !== value[each])
    if (part === undefined) return
    const text = typed[part].replaceAll(/\D/g, '').slice(0, digits[part])
    onChange({ ...value, [part]: text })
    // Only what was just finished leads on: a digit that is taken away does not.
    if (text.length !== digits[part] || text.length <= value[part].length) return
    const next = order[order.indexOf(part) + 1]
    if (next !== undefined) boxes.current?.querySelector<HTMLInputElement>(`[data-part="${next}"]`)?.focus()
  }
  const pad = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const part = parts.find((each) => target.dataset['part'] === each)
    // As it stands in the box: the second digit moves focus on before it is rendered.
    if (part !== undefined && part !== 'year' && /^[1-9]$/.test(target.value))
      onChange({ ...value, [part]: `0${target.value}` })
  }
  return (
    // Listens for focus that leaves a box; it is nothing to press itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={boxes} onBlur={pad}>
      <DateField
        {...field}
        label={m.common_date_of_birth()}
        description={isAmerican ? m.member_date_hint_us() : m.member_date_hint()}
        partLabels={{ day: m.common_day(), month: m.common_month(), year: m.common_year() }}
        locale={isAmerican ? 'en-US' : 'en-GB'}
        autoComplete="bday"
        isRequired
        wrongParts={wrongParts.length > 0 ? wrongParts : parts}
        errorMessage={messages.length > 0 ? messages.join('. ') : field.errorMessage}
        onChange={change}
      />
    </div>
  )
}
