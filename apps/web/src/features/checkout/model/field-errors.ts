import type * as z from 'zod/mini'

/** What is wrong, by field: one sentence each, for the first rule that fails (CHK-29). */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

type Result = { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } }

/** The first issue of each field, as its schema words it. A field of a field is named by both, such as `dateOfBirth.day`. */
export function fieldErrorsOf<Field extends string>(result: Result): FieldErrors<Field> {
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return errors as FieldErrors<Field>
}

/** Whether anything is wrong. */
export function hasErrors(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length > 0
}
