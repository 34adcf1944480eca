import { type Ref, useId } from 'react'
import { field, label as labelStyle } from '../../styles/field.css.ts'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { describedBy, NativeFieldHelp } from '../../support/NativeFieldParts.tsx'
import type { Option } from '../../support/OptionItem.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { arrow, control, select } from './Select.css.ts'

export type SelectOption = Omit<Option, 'detail'>

export type SelectProps = FieldProps & {
  /** Of the value in the form. */
  name: string
  /** What can be chosen, in the order in which it is shown. */
  options: readonly SelectOption[]
  /** The `value` of the chosen option; empty while nothing is chosen. */
  value: string
  /** Called with the `value` of the option that the person chooses. */
  onChange: (value: string) => void
  /** Stands in the field while nothing is chosen, such as “Choose a title”. */
  placeholder: string
  /** Stands in the list when there are no options. */
  emptyMessage: string
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Token that says whose and what it is (WCAG 1.3.5), such as `honorific-prefix`. */
  autoComplete?: string | undefined
  /** Takes no press and no focus. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Of the `<select>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<select>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLSelectElement> | undefined
}

/** One of a list that is too long to show at once; the list is that of the browser and the device. */
export function Select({
  label,
  description,
  errorMessage,
  name,
  options,
  value,
  onChange,
  placeholder,
  emptyMessage,
  onBlur,
  isRequired,
  autoComplete,
  isDisabled,
  id,
  ref,
}: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const isInvalid = errorMessage !== undefined || undefined
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={fieldId}>
        {label}
      </label>
      <NativeFieldHelp fieldId={fieldId} description={description} />
      <span className={control}>
        <select
          ref={ref}
          className={select}
          id={fieldId}
          name={name}
          value={value}
          disabled={isDisabled}
          autoComplete={autoComplete}
          // Native validation makes Firefox announce untouched fields as invalid.
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={describedBy({ fieldId, description, errorMessage })}
          data-invalid={isInvalid}
          data-placeholder={value === '' || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur === undefined ? undefined : () => onBlur()}
        >
          {value === '' && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.length === 0 && <option disabled>{emptyMessage}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon name="chevronDown" size="small" />
        </span>
      </span>
      <NativeFieldHelp fieldId={fieldId} errorMessage={errorMessage} />
    </div>
  )
}
