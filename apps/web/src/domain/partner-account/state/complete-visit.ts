import { keepAutoLink, keepPartnerToken } from './partner-link-store.ts'
import { nonceOf, readPartnerAnswer } from '../model/partner-answer.ts'
import { partnerRules } from '../model/partners.ts'
import { forgetVisit, keepVisit, keptVisit } from './partner-visit.ts'

/** How a visit at a partner's sign-in ended. */
export type VisitEnd =
  | { kind: 'signed-in' | 'cancelled' | 'failed'; returnTo: string; isAutoLink: boolean }
  /** No visit of this tab is waiting for this answer: it came twice, or was never asked for. */
  | { kind: 'not-awaited' }

/**
 * Takes what a partner sent along in the fragment, once. Tokens are handed over to the page that links, or kept for the
 * auto-link (LNK-12, LNK-17). What does not belong to this tab's visit changes nothing.
 */
export function completeVisit(hash: string): VisitEnd {
  const answer = readPartnerAnswer(hash)
  const visit = keptVisit()
  if (visit === undefined || visit.isBack === true || answer.state !== visit.state) return { kind: 'not-awaited' }
  const { returnTo, isAutoLink } = visit
  if (answer.kind !== 'tokens') {
    forgetVisit()
    return { kind: answer.kind, returnTo, isAutoLink }
  }
  const { idToken, accessToken } = answer
  if (nonceOf(idToken) !== visit.nonce) {
    forgetVisit()
    return { kind: 'failed', returnTo, isAutoLink }
  }
  if (isAutoLink) {
    forgetVisit()
    keepAutoLink({ idToken, accessToken })
  } else {
    keepVisit({ ...visit, isBack: true })
  }
  if (partnerRules[visit.partner].keepsToken || !isAutoLink)
    keepPartnerToken(idToken, { isLasting: partnerRules[visit.partner].keepsToken })
  return { kind: 'signed-in', returnTo, isAutoLink }
}
