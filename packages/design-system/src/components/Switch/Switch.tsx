import { useId } from 'react'
import type { Ref } from 'react'
import { describedBy, NativeFieldHelp } from '../../support/NativeFieldParts.tsx'
import { field, help, row, track, words } from './Switch.css.ts'

export type SwitchProps = {
  /** What is on while it is on, always seen. The same words whether on or off. */
  label: string
  /** Help under the label. */
  description?: string | undefined
  /** Says why the change did not take, and is tied to the switch (WCAG 3.3.1). @selector [aria-invalid] */
  errorMessage?: string | undefined
  /** Whether it is on; the caller's. @selector :checked */
  isSelected: boolean
  /** Told what it should become. It takes effect at once. */
  onChange: (isSelected: boolean) => void
  /** Of the value in the form, where it stands in one. */
  name?: string | undefined
  /** Told when focus leaves it. */
  onBlur?: (() => void) | undefined
  /** Takes no press and no focus. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Of the `<input>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<input>`, so that a form can put focus on it. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A setting that is on or off and takes effect at once. Its words and its knob are one target. */
export function Switch({
  label,
  description,
  errorMessage,
  isSelected,
  onChange,
  name,
  onBlur,
  isDisabled,
  id,
  ref,
}: SwitchProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={field}>
      <label className={row}>
        <span className={words}>{label}</span>
        <input
          ref={ref}
          className={track}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says whether it is checked
          role="switch"
          id={fieldId}
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={describedBy({ fieldId, description, errorMessage })}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          onBlur={onBlur === undefined ? undefined : () => onBlur()}
        />
      </label>
      <div className={help}>
        <NativeFieldHelp fieldId={fieldId} description={description} errorMessage={errorMessage} />
      </div>
    </div>
  )
}
