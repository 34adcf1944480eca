import { useId } from 'react'
import type { FocusEvent, ReactNode, Ref } from 'react'
import { input, label as labelStyle } from '../../styles/field.css.ts'
import { datePartNames, datePartOrder } from '../../support/date-parts.ts'
import type { DatePart, DateParts } from '../../support/date-parts.ts'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { useLocale } from '../../support/locale.ts'
import { NativeFieldHelp } from '../../support/NativeFieldParts.tsx'
import { fieldset, legend, part as partStyle, partInput, partLabel, parts as partsStyle } from './DateField.css.ts'

export type DateFieldProps = FieldProps & {
  /** What was typed into each part, kept as it is even when it is no date. */
  value: DateParts
  /** Called with all three parts at each key. */
  onChange: (value: DateParts) => void
  /** Called when focus leaves all three parts. */
  onBlur?: (() => void) | undefined
  /** Of the value in the form: the inputs are `<name>-day`, `<name>-month` and `<name>-year`. */
  name: string
  /** The words over each part. */
  partLabels: Readonly<Record<DatePart, string>>
  /** Which parts the error is about. @default all three */
  wrongParts?: readonly DatePart[] | undefined
  /** `bday` for the date of birth of the person who types, so that browsers can fill it in (WCAG 1.3.5). */
  autoComplete?: 'bday' | 'off' | undefined
  /** BCP 47 tag that decides the order of the parts. @default the locale of the `LocaleProvider`, or `en-GB` */
  locale?: string | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Takes no typing and no focus. */
  isDisabled?: boolean | undefined
  /** A control that belongs to the date, beside the parts. */
  children?: ReactNode
  /** Of the first wrong part, or of the first part, so that an error summary can lead to it. */
  id?: string | undefined
  /** The first wrong part, or the first part, so that a form can put focus on it. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A date that a person knows by heart, in three boxes. Nothing typed is ever changed or moved on from. */
export function DateField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  name,
  partLabels,
  wrongParts = datePartNames,
  autoComplete,
  locale,
  isRequired = false,
  isDisabled = false,
  children,
  id,
  ref,
}: DateFieldProps) {
  const ownId = useId()
  const surroundingLocale = useLocale()
  const order = datePartOrder(locale ?? surroundingLocale)
  const isWrong = (part: DatePart) => errorMessage !== undefined && wrongParts.includes(part)
  const entry = order.find(isWrong) ?? order[0]
  const [descriptionId, errorId] = [`${ownId}-description`, `${ownId}-error`]

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }

  return (
    // Listens for focus that leaves the group; the fieldset itself does nothing when pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={fieldset}
      disabled={isDisabled}
      aria-describedby={description === undefined ? undefined : descriptionId}
      onBlur={leave}
    >
      <legend className={`${labelStyle} ${legend}`}>{label}</legend>
      <NativeFieldHelp fieldId={ownId} description={description} />
      <div className={partsStyle}>
        {order.map((part) => {
          const inputId = part === entry && id !== undefined ? id : `${ownId}-${part}`
          return (
            <div key={part} className={partStyle}>
              <label className={partLabel} htmlFor={inputId}>
                {partLabels[part]}
              </label>
              <input
                className={`${input} ${partInput}`}
                id={inputId}
                ref={part === entry ? ref : undefined}
                name={`${name}-${part}`}
                data-part={part}
                data-invalid={isWrong(part) || undefined}
                // A number input changes what is typed by wheel and arrow keys, and hides what it cannot read.
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete === 'bday' ? `bday-${part}` : autoComplete}
                value={value[part]}
                onChange={({ currentTarget }) => onChange({ ...value, [part]: currentTarget.value })}
                aria-required={isRequired || undefined}
                aria-invalid={isWrong(part) || undefined}
                aria-describedby={isWrong(part) ? errorId : undefined}
              />
            </div>
          )
        })}
        {children}
      </div>
      <NativeFieldHelp fieldId={ownId} errorMessage={errorMessage} />
    </fieldset>
  )
}
