import { fitsForm, privateDraft } from '#platform/forms/form-draft.ts'
import type { Confirmed } from '#platform/submission/submission-entry.ts'

/** The address that a member types: a reload, or the way to the provider and back, loses nothing. */
export const newEmailDraft = privateDraft('new-email')

const sent = privateDraft('new-email-sent')

/** Keeps the address that the member has confirmed, until it is known what came of it; undefined forgets it. */
export function keepSentEmail(confirmed: Required<Confirmed<{ email: string }>> | undefined): void {
  if (confirmed === undefined) sent.drop()
  else sent.keep(confirmed)
}

/** Returns the address that the member has confirmed, while it is not known what came of it. */
export function sentEmail(): Confirmed<{ email: string }> | undefined {
  const kept = sent.read()
  return fitsForm(kept, { input: { email: '' }, at: 0 }) ? kept : undefined
}
