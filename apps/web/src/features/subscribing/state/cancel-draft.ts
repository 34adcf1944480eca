import { privateDraft } from '#platform/forms/form-draft.ts'

/** Why the member cancels, as far as they have said: it outlives a reload, and a session that ran out. */
export const cancelDraft = privateDraft('cancel-subscription')
