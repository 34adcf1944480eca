import { privateDraft } from '#platform/forms/form-draft.ts'
import { preferencesSchema } from '../model/preferences.schema.ts'

const draft = privateDraft('onboarding:preferences')

/** Keeps the boxes that are ticked in the third step, for its member alone. */
export const preferencesDraft = {
  ...draft,
  read: () => preferencesSchema.safeParse(draft.read()).data,
}
