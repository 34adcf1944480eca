import { type FormDraft, privateDraft } from '#platform/forms/form-draft.ts'
import { type Details, isUnderAge } from '../model/details.schema.ts'

const draft = privateDraft('onboarding:details')

/** Keeps what is typed into the first step, for its member alone; of somebody who is too young, nothing. */
export function detailsDraft(today: Date): FormDraft<Details> {
  return {
    read: draft.read,
    keep: (details) => (isUnderAge(details, today) ? draft.drop() : draft.keep(details)),
  }
}

/** Forgets what was typed, once it is saved. */
export const dropDetailsDraft = draft.drop
