import { draftKey, privateStorage } from '#platform/storage/private-storage.ts'

/** Where a form keeps what is typed into it, so that a reload or a login on the way loses nothing. */
export interface FormDraft<Values> {
  /** Returns what was kept; of an older version of the form it may have another shape. */
  read: () => unknown
  keep: (values: Values) => void
}

/** Keeps a draft in the member's own storage of this tab: nobody else finds it there (AUT-03). */
export function privateDraft(name: string): FormDraft<object> & { drop: () => void } {
  const key = draftKey(name)
  return {
    read: () => parsed(privateStorage.get(key)),
    keep: (values) => privateStorage.set(key, JSON.stringify(values)),
    drop: () => privateStorage.remove(key),
  }
}

/**
 * Returns whether values have all that a form has, each of the same type; what may be missing in the form may be
 * anything.
 */
export function fitsForm<Values>(values: unknown, form: Values): values is Values {
  if (form === undefined || form === null) return true
  if (typeof values !== typeof form) return false
  if (typeof form !== 'object') return true
  return (
    isRecord(values) && Object.entries(form).every(([key, value]: [string, unknown]) => fitsForm(values[key], value))
  )
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
