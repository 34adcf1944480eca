import type { ErrorSummaryItem } from '@clubhouse/design-system/ErrorSummary'
import { useState } from 'react'
import type { FieldErrors } from '../model/field-errors.ts'

export interface ShownErrors<Field extends string> {
  /** What is wrong with a field that was left, or tried to be sent; nothing is said of one that is still to come. */
  errors: FieldErrors<Field>
  /** The same as a list, each line with the id of its field. */
  items: (fieldIdOf: (field: Field) => string) => ErrorSummaryItem[]
  change: (field: Field) => void
  leave: (field: Field) => void
  showAll: () => void
}

/**
 * Which errors of a form show: all after an attempt to send it, before that those of fields that were left. What the
 * server refused shows until its field is changed.
 */
export function useShownErrors<Field extends string>(
  fields: readonly Field[],
  found: FieldErrors<Field>,
  faults: FieldErrors<Field> | undefined,
): ShownErrors<Field> {
  const [isAttempted, setIsAttempted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set())
  const errors: FieldErrors<Field> = {}
  for (const field of fields) {
    const fault = changed.has(field) ? undefined : faults?.[field]
    const error = fault ?? (isAttempted || left.has(field) ? found[field] : undefined)
    if (error !== undefined) errors[field] = error
  }
  return {
    errors,
    items: (fieldIdOf) =>
      fields.flatMap((field) => {
        const message = errors[field]
        return message === undefined ? [] : [{ fieldId: fieldIdOf(field), message }]
      }),
    change: (field) => setChanged((before) => new Set(before).add(field)),
    leave: (field) => whenNextFieldIsEntered(() => setLeft((before) => new Set(before).add(field))),
    showAll: () => setIsAttempted(true),
  }
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
