import { useId } from 'react'
import type { Ref } from 'react'
import { field, input, label as labelStyle } from '../../styles/field.css.ts'
import { describedBy, NativeFieldHelp } from '../../support/NativeFieldParts.tsx'
import { NativeFieldset } from '../../support/NativeFieldset.tsx'
import { chip, chips, picker, radio } from './PointsPicker.css.ts'

export type PointsPickerChoice = {
  readonly points: number
  /** Ready to show, such as `5,000 points`. */
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

/** An amount of the person's own, beside the fixed ones. */
export type PointsPickerOther = {
  /** Of the chip, such as `Other`. */
  readonly label: string
  /** Of the field that it opens. */
  readonly fieldLabel: string
  readonly fieldDescription?: string | undefined
  /** Most digits that can be typed. */
  readonly maxLength: number
}

/** What is chosen. The digits of another amount are text until the caller has judged them. */
export type PointsPickerValue =
  | { readonly kind: 'fixed'; readonly points: number }
  | { readonly kind: 'other'; readonly digits: string }

export type PointsPickerProps = {
  /** The question, always seen above the amounts. */
  label: string
  /** Help between the question and the amounts, such as the least and the most. */
  description?: string | undefined
  /** What is wrong with the amount: tied to the field of another amount when that is chosen, else to the group. @selector [data-invalid] */
  errorMessage?: string | undefined
  /** Of the amount in the form. One of its own: radios of the same name in one form are one question to the browser. */
  name: string
  /** The fixed amounts; which of them are offered is the caller's to say. */
  choices: readonly PointsPickerChoice[]
  /** Adds a chip for an amount of the person's own; left out, only the fixed ones are offered. */
  other?: PointsPickerOther | undefined
  /** The amount; `null` while nothing is chosen. */
  value: PointsPickerValue | null
  /** Told the amount that was chosen, and the digits at each key. */
  onChange: (value: PointsPickerValue) => void
  /** Told when focus leaves the whole picker. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** All amounts show and none can be chosen, such as when there are too few points. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Of what an error summary leads to: the first amount, or the field while another amount is chosen. */
  id?: string | undefined
  /** The field while another amount is chosen, else the chosen amount or the first. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** How many points: a few fixed amounts as chips, and a field for any other. */
export function PointsPicker({
  label,
  description,
  errorMessage,
  name,
  choices,
  other,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  id,
  ref,
}: PointsPickerProps) {
  const ownId = useId()
  const groupId = useId()
  const fieldId = id ?? ownId
  const isOther = other !== undefined && value?.kind === 'other'
  const chosen = value?.kind === 'fixed' ? choices.findIndex(({ points }) => points === value.points) : -1
  const leading = isOther ? -1 : Math.max(chosen, 0)
  return (
    <div className={picker}>
      <NativeFieldset
        fieldId={groupId}
        label={label}
        description={description}
        errorMessage={isOther ? undefined : errorMessage}
        isRadioGroup
        isRequired={isRequired}
        isDisabled={isDisabled}
        onBlur={isOther ? undefined : onBlur}
      >
        <div className={chips}>
          {choices.map((choice, index) => (
            <label key={choice.points} className={chip}>
              <input
                ref={index === leading ? ref : undefined}
                className={radio}
                type="radio"
                id={index === 0 && !isOther ? fieldId : undefined}
                name={name}
                value={choice.points}
                checked={index === chosen}
                disabled={choice.isDisabled}
                onChange={() => onChange({ kind: 'fixed', points: choice.points })}
              />
              {choice.label}
            </label>
          ))}
          {other === undefined ? null : (
            <label className={chip}>
              <input
                className={radio}
                type="radio"
                name={name}
                value="other"
                checked={isOther}
                onChange={() => onChange({ kind: 'other', digits: '' })}
              />
              {other.label}
            </label>
          )}
        </div>
      </NativeFieldset>
      {isOther ? (
        <OtherAmount
          {...other}
          fieldId={fieldId}
          name={`${name}Other`}
          digits={value.digits}
          onDigits={(digits) => onChange({ kind: 'other', digits })}
          errorMessage={errorMessage}
          onBlur={onBlur}
          isRequired={isRequired}
          isDisabled={isDisabled}
          ref={ref}
        />
      ) : null}
    </div>
  )
}

type OtherAmountProps = PointsPickerOther &
  Pick<PointsPickerProps, 'name' | 'errorMessage' | 'onBlur' | 'isRequired' | 'isDisabled' | 'ref'> & {
    fieldId: string
    digits: string
    onDigits: (digits: string) => void
  }

function OtherAmount({
  fieldId,
  name,
  fieldLabel,
  fieldDescription: description,
  maxLength,
  digits,
  onDigits,
  errorMessage,
  onBlur,
  isRequired,
  isDisabled,
  ref,
}: OtherAmountProps) {
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={fieldId}>
        {fieldLabel}
      </label>
      <NativeFieldHelp fieldId={fieldId} description={description} />
      <input
        ref={ref}
        className={input}
        // A number input would take `e` and signs, and change by the wheel.
        type="text"
        inputMode="numeric"
        autoComplete="off"
        id={fieldId}
        name={name}
        maxLength={maxLength}
        value={digits}
        disabled={isDisabled}
        data-invalid={errorMessage === undefined ? undefined : true}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-required={isRequired}
        aria-describedby={describedBy({ fieldId, description, errorMessage })}
        onChange={({ currentTarget }) => onDigits(currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={onBlur === undefined ? undefined : () => onBlur()}
      />
      <NativeFieldHelp fieldId={fieldId} errorMessage={errorMessage} />
    </div>
  )
}
