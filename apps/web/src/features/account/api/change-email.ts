import { changeEmail, getProfile, type Profile } from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { markAccountUpdate, refreshAfterAccountUpdate } from '#domain/member/api/account-update.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { invalidate } from '#platform/query/invalidate.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { keepSentEmail, newEmailDraft, sentEmail } from '../state/new-email-draft.ts'

/**
 * Changes the address that the member signs in with, after a step-up (API-13, STP-02). It takes no key: the profile says
 * what came of a call without an answer. Tokens and profile are fetched again afterwards (AUT-30).
 */
export function useChangeEmail(onChanged: (email: string) => void): SubmissionControls<{ email: string }, Profile> {
  const queryClient = useQueryClient()
  return useSubmission<{ email: string }, Profile>({
    name: 'change-email',
    confirmed: sentEmail,
    keep: keepSentEmail,
    send: ({ email }, { stepUp }) => changeEmail({ body: { email }, stepUp }),
    async find() {
      const wanted = sentEmail()?.input.email.toLowerCase()
      const profile = await getProfile().catch(() => undefined)
      return wanted !== undefined && profile?.email?.toLowerCase() === wanted
        ? { kind: 'done', result: profile }
        : { kind: 'unknown' }
    },
    onDone(outcome) {
      newEmailDraft.drop()
      if (outcome.kind !== 'done') return
      queryClient.setQueryData(profileOptions().queryKey, outcome.result)
      markAccountUpdate()
      void refreshAfterAccountUpdate(queryClient)
      onChanged(outcome.result.email ?? '')
    },
    onSettled: () => invalidate(queryClient, getProfile),
  })
}
