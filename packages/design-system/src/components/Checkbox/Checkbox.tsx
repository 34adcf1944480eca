import { useId, useLayoutEffect, useRef } from 'react'
import type { Ref } from 'react'
import { checkbox, choice, choiceField, choiceHelp, choiceLabel } from '../../styles/choice.css.ts'
import { describedBy, NativeFieldHelp } from '../../support/NativeFieldParts.tsx'

export type CheckboxProps = {
  /** What being ticked means, always seen. It holds no link, because pressing it would be ambiguous. */
  label: string
  /** Help under the label. */
  description?: string | undefined
  /** Makes the checkbox invalid and is tied to it (WCAG 3.3.1). @selector [aria-invalid] */
  errorMessage?: string | undefined
  /** Of the value in the form. */
  name: string
  /** What the form sends for `name` when it is ticked. @default 'on' */
  value?: string | undefined
  /** Whether it is ticked; the caller's. @selector :checked */
  isSelected: boolean
  /** Told what it should become. */
  onChange: (isSelected: boolean) => void
  /** Neither ticked nor empty: some of what it stands for is. Pressing it asks for all. @selector :indeterminate */
  isIndeterminate?: boolean | undefined
  /** Told when focus leaves it. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Takes no press and no focus. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Of the `<input>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<input>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One thing that is so or is not, such as a consent. Its mark and its words are one target. */
export function Checkbox({
  label,
  description,
  errorMessage,
  name,
  value,
  isSelected,
  onChange,
  isIndeterminate = false,
  onBlur,
  isRequired,
  isDisabled,
  id,
  ref,
}: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const labelRef = useRef<HTMLLabelElement>(null)
  // HTML has no attribute for it, and each press clears it, so it is said again after every render.
  useLayoutEffect(() => {
    const input = labelRef.current?.control
    if (input instanceof HTMLInputElement) input.indeterminate = isIndeterminate
  })
  return (
    <div className={choiceField}>
      <label ref={labelRef} className={choice}>
        <input
          ref={ref}
          className={checkbox}
          type="checkbox"
          id={fieldId}
          name={name}
          value={value}
          checked={isSelected}
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={describedBy({ fieldId, description, errorMessage })}
          onChange={({ currentTarget }) => {
            const { checked } = currentTarget
            currentTarget.indeterminate = isIndeterminate
            onChange(checked)
          }}
          onBlur={onBlur === undefined ? undefined : () => onBlur()}
        />
        <span className={choiceLabel}>{label}</span>
      </label>
      <div className={choiceHelp}>
        <NativeFieldHelp fieldId={fieldId} description={description} errorMessage={errorMessage} />
      </div>
    </div>
  )
}
