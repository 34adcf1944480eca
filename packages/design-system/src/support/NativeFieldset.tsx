import type { FocusEvent, ReactNode } from 'react'
import { choiceGroup, legend } from '../styles/choice.css.ts'
import type { FieldProps } from './FieldParts.tsx'
import { describedBy, NativeFieldHelp } from './NativeFieldParts.tsx'

export type NativeFieldsetProps = FieldProps & {
  fieldId: string
  children: ReactNode
  /** Only a group of radios can be invalid or required by itself; checkboxes say it one by one. */
  isRadioGroup?: boolean | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** Native choices under one question, with its help and error between the question and the choices. */
export function NativeFieldset({
  fieldId,
  label,
  description,
  errorMessage,
  children,
  isRadioGroup = false,
  isRequired,
  isDisabled,
  onBlur,
}: NativeFieldsetProps) {
  const isInvalid = errorMessage !== undefined || undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears focus leave, operates nothing
    <fieldset
      className={choiceGroup}
      disabled={isDisabled}
      data-invalid={isInvalid}
      // Not every screen reader takes the legend as the name once the fieldset has another role.
      aria-labelledby={`${fieldId}-legend`}
      aria-describedby={describedBy({ fieldId, description, errorMessage })}
      onBlur={onBlur === undefined ? undefined : (event) => tellWhenLeft(event, onBlur)}
      {...(isRadioGroup ? { role: 'radiogroup', 'aria-invalid': isInvalid, 'aria-required': isRequired } : {})}
    >
      <legend id={`${fieldId}-legend`} className={legend}>
        {label}
      </legend>
      <NativeFieldHelp fieldId={fieldId} description={description} errorMessage={errorMessage} />
      {children}
    </fieldset>
  )
}

/** Focus that moves from choice to choice has not left the question. */
function tellWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>, onBlur: () => void) {
  if (!currentTarget.contains(relatedTarget)) onBlur()
}
