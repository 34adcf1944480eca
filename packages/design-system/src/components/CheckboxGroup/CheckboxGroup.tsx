import { useId } from 'react'
import type { Ref } from 'react'
import { checkbox, choice, choiceField, choiceHelp, choiceLabel, choices } from '../../styles/choice.css.ts'
import { describedBy, NativeFieldHelp } from '../../support/NativeFieldParts.tsx'
import { NativeFieldset } from '../../support/NativeFieldset.tsx'

export type CheckboxGroupOption<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
}

export type CheckboxGroupProps<Value extends string = string> = {
  /** The question, always seen above the answers. Says so when at least one is needed. */
  label: string
  /** Help between the question and the answers. */
  description?: string | undefined
  /** Makes every checkbox invalid and is tied to them and to the group (WCAG 3.3.1). @selector [data-invalid] */
  errorMessage?: string | undefined
  /** Of the values in the form, the same for each checkbox. */
  name: string
  /** The answers, in the order in which they stand. */
  options: readonly CheckboxGroupOption<Value>[]
  /** The values that are ticked; the caller's. */
  value: readonly Value[]
  /** Told the values that should be ticked, in the order of `options`. */
  onChange: (value: Value[]) => void
  /** Told when focus leaves the whole group. */
  onBlur?: (() => void) | undefined
  /** None of them takes a press. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Of the first checkbox, so that an error summary can lead to it. */
  id?: string | undefined
  /** The first checkbox, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One question with any number of answers. */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  errorMessage,
  name,
  options,
  value,
  onChange,
  onBlur,
  isDisabled,
  id,
  ref,
}: CheckboxGroupProps<Value>) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const isInvalid = errorMessage === undefined ? undefined : true
  const valuesWith = (changed: Value, isSelected: boolean) =>
    options.flatMap((option) =>
      (option.value === changed ? isSelected : value.includes(option.value)) ? [option.value] : [],
    )
  return (
    <NativeFieldset
      fieldId={fieldId}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      onBlur={onBlur}
    >
      <div className={choices}>
        {options.map((option, index) => {
          const optionId = index === 0 ? fieldId : `${fieldId}-${index}`
          const help = { fieldId: `${optionId}-option`, description: option.description }
          return (
            <div key={option.value} className={choiceField}>
              <label className={choice}>
                <input
                  ref={index === 0 ? ref : undefined}
                  className={checkbox}
                  type="checkbox"
                  id={optionId}
                  name={name}
                  value={option.value}
                  checked={value.includes(option.value)}
                  disabled={option.isDisabled}
                  // A group cannot be invalid in ARIA, so each of its checkboxes is.
                  aria-invalid={isInvalid}
                  aria-describedby={describedBy(help)}
                  onChange={({ currentTarget }) => onChange(valuesWith(option.value, currentTarget.checked))}
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
