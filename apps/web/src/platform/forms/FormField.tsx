import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { type FieldErrors, partErrorsOf } from './form-errors.ts'
import type { FormState } from './use-form.ts'

/** What a field of the design system takes from its form. */
export interface FieldControl<Value> {
  id: string
  name: string
  value: Value
  errorMessage: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

export interface FormFieldProps<Values extends FieldValues, Sent, Name extends FieldPath<Values>> {
  form: FormState<Values, Sent>
  name: Name
  /** Renders the field. `parts` are the errors of its parts, such as the day of a date. */
  children: (control: FieldControl<FieldPathValue<Values, Name>>, parts: FieldErrors) => ReactNode
}

/** One field of a form. A key that is typed into it re-renders it alone. */
export function FormField<Values extends FieldValues, Sent, Name extends FieldPath<Values>>({
  form: { methods, fieldId },
  name,
  children,
}: FormFieldProps<Values, Sent, Name>) {
  const { field, fieldState } = useController({ control: methods.control, name })
  const { error } = fieldState
  const control = {
    id: fieldId(name),
    name,
    value: field.value,
    errorMessage: error?.message,
    onChange(next: FieldPathValue<Values, Name>) {
      if (error?.type === 'server') methods.clearErrors(name)
      field.onChange(next)
    },
    onBlur: () => whenNextFieldIsEntered(field.onBlur),
  }
  return children(control, partErrorsOf(error))
}

/**
 * Not at once, nor when a button is pressed next: an error that came between its being pressed and let go would move the
 * button from under the pointer, and the press would be lost.
 */
function whenNextFieldIsEntered(callback: () => void): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement) callback()
    },
    { once: true },
  )
}
