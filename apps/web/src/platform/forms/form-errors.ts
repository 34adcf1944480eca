import type { FieldError } from 'react-hook-form'
import type * as z from 'zod/mini'

/** One sentence for each wrong value, by its path in the form, such as `postcode` or `dateOfBirth.year`. */
export type FieldErrors<Path extends string = string> = Partial<Record<Path, string>>

type Parsed = { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } }

/** Returns the error of each value that a schema refuses, by the first rule that fails. */
export function schemaErrors(parsed: Parsed): FieldErrors {
  if (parsed.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message
  return errors
}

/** Returns errors as react-hook-form keeps them: one for each field, with the errors of its parts as its `types`. */
export function toFormErrors(errors: FieldErrors, type: 'schema' | 'server'): Record<string, FieldError> {
  const byField: Record<string, FieldError> = {}
  for (const [path, message] of Object.entries(errors)) {
    if (message === undefined) continue
    const [field = '', ...rest] = path.split('.')
    const error = (byField[field] ??= { type, message })
    if (rest.length > 0) error.types = { ...error.types, [rest.join('.')]: message }
  }
  return byField
}

/** Returns the errors of the parts of a field, such as the day of a date. */
export function partErrorsOf(error: FieldError | undefined): FieldErrors {
  return Object.fromEntries(
    Object.entries(error?.types ?? {}).flatMap(([part, message]) =>
      typeof message === 'string' ? [[part, message]] : [],
    ),
  )
}

/** Returns all that is to be said about a field: its own error, or those of its parts. */
export function messagesOf(error: FieldError | undefined): readonly string[] {
  const parts = Object.values(partErrorsOf(error)).filter((message) => message !== undefined)
  return parts.length > 0 || error?.message === undefined ? parts : [error.message]
}
