import { linkAccountsComplete } from '@clubhouse/event-client/track'
import {
  connectPartner,
  connectPartnerByCode,
  getPartnerBalance,
  getProfile,
  linkAccount,
  listLinkedAccounts,
  type LinkedAccount,
  type PartnerCode,
} from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPartnerLink } from '../state/partner-link-store.ts'
import { invalidate } from '#platform/query/invalidate.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { assertNever } from '#platform/assert-never.ts'

/** What proves to the club that the member is the partner's customer. */
export type PartnerProof =
  /** An id token of the partner, on the way from the account (LNK-18). */
  | { kind: 'token'; idToken: string }
  /** An id token of the partner, on the way from the partner (LNK-08). */
  | { kind: 'connection'; idToken: string }
  /** The rewards partner's authorisation code (LNK-21). */
  | { kind: 'code'; code: string; redirectUri: string }

export interface LinkSubmissionOptions {
  /** Without one there is nothing to link. */
  partner: PartnerCode | undefined
  /** What the member came back with. */
  proof: PartnerProof | undefined
  /** Called when the account is linked and the component is still there. */
  onLinked: (partner: PartnerCode) => void
}

/**
 * Links a partner account once, in all tabs. The call takes no key: the server knows the link by its two accounts, so a
 * repeated call changes nothing, and the list of linked accounts says what came of one without an answer.
 */
export function useLinkSubmission({
  partner,
  proof,
  onLinked,
}: LinkSubmissionOptions): SubmissionControls<PartnerProof, LinkedAccount> {
  const queryClient = useQueryClient()
  const isLinked = (account: LinkedAccount) => account.partnerCode === partner
  const linked = async () => (await listLinkedAccounts()).accounts.find(isLinked)
  return useSubmission<PartnerProof, LinkedAccount>({
    name: `link:${partner ?? 'none'}`,
    takesStepUp: false,
    submitsAtOnce: proof,
    confirmed: () => (proof === undefined ? undefined : { input: proof }),
    async send(sent) {
      if (partner === undefined) throw new Error('There is no partner to link')
      const account = await link(partner, sent).catch(async (error: unknown) => {
        // A code works once: refused after an answer that was lost, the first call has used it.
        const found = isUsed(error) ? await linked() : undefined
        if (found === undefined) throw error
        return found
      })
      forgetPartnerLink()
      linkAccountsComplete({ partnerCode: partner })
      return account
    },
    async find() {
      const account = await linked().catch(() => undefined)
      return account === undefined ? { kind: 'unknown' } : { kind: 'done', result: account }
    },
    onDone() {
      forgetPartnerLink()
      if (partner !== undefined) onLinked(partner)
    },
    onSettled: () => invalidate(queryClient, listLinkedAccounts, getProfile, getPartnerBalance),
  })
}

function link(partner: PartnerCode, proof: PartnerProof): Promise<LinkedAccount> {
  switch (proof.kind) {
    case 'token':
      return linkAccount({ body: { partnerCode: partner, idToken: proof.idToken } })
    case 'connection':
      return connectPartner({ parameters: { partner }, body: { partnerUserIdToken: proof.idToken } })
    case 'code': {
      const { code, redirectUri } = proof
      return connectPartnerByCode({ parameters: { partner: 'BILTREWARDS' }, body: { code, redirectUri } })
    }
    default:
      return assertNever(proof)
  }
}

function isUsed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PARTNER_TOKEN_INVALID'
}
