import type { Ref } from 'react'
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { field, input } from '../../styles/field.css.ts'
import { defined } from '../../support/defined.ts'
import { FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password'] as const

export type TextFieldProps = FieldProps & {
  /** Of the value in the form. */
  name: string
  /** What stands in it; the caller's. */
  value: string
  /** Told what should stand in it. */
  onChange: (value: string) => void
  /** Told when focus leaves it. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Kind of text, which touch keyboards and autofill go by. @default 'text' */
  type?: (typeof textFieldTypes)[number] | undefined
  /** Token that says whose and what it is (WCAG 1.3.5), such as `given-name`. */
  autoComplete?: string | undefined
  /** Which keys a touch keyboard shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | undefined
  /** Most characters that can be typed. */
  maxLength?: number | undefined
  /** Takes no input and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
  /** Of the `<input>`, so that an error summary can lead to it. */
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
      <FieldLabel label={label} description={description} />
      <Input
        className={input}
        // What is typed runs as its letters do; an empty field as its page does.
        {...(props.value === '' ? {} : { dir: 'auto' })}
        {...(ref === undefined ? {} : { ref })}
      />
      <FieldError errorMessage={errorMessage} />
    </AriaTextField>
  )
}
