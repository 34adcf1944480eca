import { useId } from 'react'
import type { Ref } from 'react'
import { choice, choiceField, choiceHelp, choiceLabel, choices, radio } from '../../styles/choice.css.ts'
import { describedBy, NativeFieldHelp } from '../../support/NativeFieldParts.tsx'
import { NativeFieldset } from '../../support/NativeFieldset.tsx'

export const radioGroupOrientations = ['vertical', 'horizontal'] as const

export type RadioGroupOption<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string = string> = {
  /** The question, always seen above the answers. */
  label: string
  /** Help between the question and the answers. */
  description?: string | undefined
  /** Makes the group invalid and is tied to it (WCAG 3.3.1). @selector [data-invalid] */
  errorMessage?: string | undefined
  /** Of the value in the form. One of its own: radios of the same name in one form are one question to the browser. */
  name: string
  /** The answers, in the order in which they stand. */
  options: readonly RadioGroupOption<Value>[]
  /** The answer; `null` while there is none. */
  value: Value | null
  /** Told the answer that was chosen. */
  onChange: (value: Value) => void
  /** Side by side only suits two or three short answers. @default 'vertical' */
  orientation?: (typeof radioGroupOrientations)[number] | undefined
  /** Told when focus leaves the whole group. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** None of them takes a press. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Of the first radio, so that an error summary can lead to it. */
  id?: string | undefined
  /** The chosen radio, or else the first, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One question with one answer out of a few, all of them seen at once. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  name,
  options,
  value,
  onChange,
  orientation = 'vertical',
  onBlur,
  isRequired,
  isDisabled,
  id,
  ref,
}: RadioGroupProps<Value>) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <NativeFieldset
      fieldId={fieldId}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRadioGroup
      isRequired={isRequired}
      isDisabled={isDisabled}
      onBlur={onBlur}
    >
      <div className={choices} data-orientation={orientation}>
        {options.map((option, index) => {
          const optionId = index === 0 ? fieldId : `${fieldId}-${index}`
          const help = { fieldId: `${optionId}-option`, description: option.description }
          return (
            <div key={option.value} className={choiceField}>
              <label className={choice}>
                <input
                  ref={index === Math.max(chosen, 0) ? ref : undefined}
                  className={radio}
                  type="radio"
                  id={optionId}
                  name={name}
                  value={option.value}
                  checked={index === chosen}
                  disabled={option.isDisabled}
                  aria-describedby={describedBy(help)}
                  onChange={() => onChange(option.value)}
                />
                <span className={choiceLabel}>{option.label}</span>
              </label>
              <div className={choiceHelp}>
                <NativeFieldHelp {...help} />
              </div>
            </div>
          )
        })}
      </div>
    </NativeFieldset>
  )
}
