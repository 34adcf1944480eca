import type { EntryDraft } from '../content-store.ts'

export function entry(contentType: string, id: string, fields: EntryDraft['fields']): EntryDraft {
  return { contentType, id, fields }
}

/** Returns the same entry for those whom the tags name (CNT-24). */
export function tagged(draft: EntryDraft, ...tags: readonly string[]): EntryDraft {
  return { ...draft, tags }
}
