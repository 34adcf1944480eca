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
  const { value } = field
  const { error } = fieldState
  const control = {
    id: fieldId(name),
    name,
    value,
    errorMessage: error?.message,
    onChange(next: FieldPathValue<Values, Name>) {
      if (error?.type === 'server') methods.clearErrors(name)
      field.onChange(withLatestParts(next, value, methods.getValues(name)))
    },
    onBlur: () => whenNextFieldIsEntered(field.onBlur),
  }
  return children(control, partErrorsOf(error))
}

/**
 * Returns the next value of a field with parts, such as a date. A browser that fills them in changes all of them before
 * the first is rendered: those that this change leaves alone are taken from the form, not from the last render.
 */
function withLatestParts<Value>(next: Value, rendered: Value, latest: Value): Value {
  if (!isRecord(next) || !isRecord(rendered) || !isRecord(latest)) return next
  const before = new Map(Object.entries(rendered))
  const parts = Object.entries(next)
  if (parts.length !== before.size || !parts.every(([part]) => before.has(part))) return next
  return { ...latest, ...Object.fromEntries(parts.filter(([part, value]) => value !== before.get(part))) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
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
