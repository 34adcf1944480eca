import type { PartnerCode } from '@clubhouse/rest-client/club'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetPartnerLink, keptPartnerToken } from './partner-link-store.ts'
import { useMember } from '#platform/auth/use-member.ts'
import { type PartnerProof, useLinkSubmission } from '../api/use-link-submission.ts'
import { type LinkingState, linkingStateOf } from '../model/linking-state.ts'
import { partnerRules } from '../model/partners.ts'
import { type PartnerReturn, readPartnerReturn, withoutPartnerReturn } from '../model/partner-return.ts'
import { forgetVisit, keepVisit, keptVisit } from './partner-visit.ts'

/** What a partner said in the query that needs no call; `not-awaited` for a code that this tab has not asked for. */
export type SaidByPartner = Exclude<PartnerReturn, { kind: 'code' }> | { kind: 'not-awaited' }

export interface PartnerLinkingOptions {
  /** Called once with what a partner said in the query; its parameters have left the address (LNK-15). */
  onReturn: (said: SaidByPartner) => void
  onLinked: (partner: PartnerCode) => void
  /** Called when the club or the partner refused the link; nothing is linked. */
  onRefused: (partner: PartnerCode, error: unknown) => void
}

export interface PartnerLinking {
  /** Whose account is being linked; undefined when the member is not back from a partner's sign-in. */
  partner: PartnerCode | undefined
  state: LinkingState
  /** Sends again what got no answer. */
  tryAgain: () => void
}

/**
 * Goes on with the link that the member came back with from a partner's sign-in: for the pages that `startPartnerLink` comes
 * back to. The proof is sent once, and leaves the address and the storage.
 */
export function usePartnerLinking({ onReturn, onLinked, onRefused }: PartnerLinkingOptions): PartnerLinking {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { memberId } = useMember()
  const [returned] = useState(() => readReturn(search, memberId))
  const { partner, proof } = returned
  const { state, tryAgain } = useLinkSubmission({
    partner,
    proof,
    onLinked(linked) {
      forgetVisit()
      onLinked(linked)
    },
  })

  const leaveQuery = useEffectEvent(() => {
    if (readPartnerReturn(search) === undefined) return
    void navigate(`${pathname}${withoutPartnerReturn(search)}${hash}`, { replace: true, preventScrollReset: true })
  })
  const callReturned = useEffectEvent(() => {
    if (returned.said !== undefined) onReturn(returned.said)
  })
  useEffect(() => {
    const visit = keptVisit()
    // A reload finds out what came of the code, and does not send it again.
    if (proof?.kind === 'code' && visit !== undefined) keepVisit({ ...visit, isBack: true })
    leaveQuery()
    callReturned()
  }, [proof])

  const refusal = state.kind === 'refused' ? state.error : undefined
  const callRefused = useEffectEvent((error: unknown) => {
    if (partner !== undefined) onRefused(partner, error)
  })
  useEffect(() => {
    if (refusal === undefined) return
    forgetVisit()
    forgetPartnerLink()
    callRefused(refusal)
  }, [refusal])
  return { partner, state: linkingStateOf(state), tryAgain }
}

/** Returns what the member is back with, from the query and this tab's visit. */
function readReturn(
  search: string,
  memberId: string,
): { partner?: PartnerCode; proof?: PartnerProof; said?: SaidByPartner } {
  const kept = keptVisit()
  const visit = kept?.memberId === memberId && !kept.isAutoLink ? kept : undefined
  const said = readPartnerReturn(search)
  if (said?.kind === 'code') {
    if (visit?.state !== said.state || visit.isBack === true) return { said: { kind: 'not-awaited' } }
    return { partner: visit.partner, proof: { kind: 'code', code: said.code, redirectUri: visit.redirectUri } }
  }
  if (said !== undefined) return { said }
  if (visit?.isBack !== true) return {}
  const idToken = keptPartnerToken({ isLasting: partnerRules[visit.partner].keepsToken })
  return { partner: visit.partner, ...(idToken !== undefined && { proof: { kind: 'token', idToken } }) }
}
