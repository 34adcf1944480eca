import type { Ref } from 'react'
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components/TextField'
import { defined } from '../../support/defined.ts'
import { Icon } from '../Icon/Icon.tsx'
import { description as descriptionStyle, error, field, input, label as labelStyle } from './TextField.css.ts'

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password', 'search', 'number'] as const

export type TextFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Makes the field invalid. @selector [data-invalid] */
  errorMessage?: string | undefined
  description?: string | undefined
  isRequired?: boolean | undefined
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number] | undefined
  autoComplete?: string | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | undefined
  maxLength?: number | undefined
  isDisabled?: boolean | undefined
  autoFocus?: boolean | undefined
  id?: string | undefined
  /** The `<input>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text with its label, help and error. */
export function TextField({ label, errorMessage, description, onBlur, ref, ...props }: TextFieldProps) {
  return (
    <AriaTextField
      {...defined(props)}
      className={field}
      // Native validation makes Firefox announce untouched fields as invalid.
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
    >
      <Label className={labelStyle}>{label}</Label>
      {description === undefined ? null : (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <Input className={input} {...(ref === undefined ? {} : { ref })} />
      <FieldError className={error}>
        <Icon name="error" size="small" />
        {errorMessage}
      </FieldError>
    </AriaTextField>
  )
}
