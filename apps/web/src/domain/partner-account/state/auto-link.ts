import type { PartnerCode } from '@clubhouse/rest-client/club'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type AutoLinkInputs, forgetPartnerLink, keepAutoLink, keptAutoLink } from './partner-link-store.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { linkTarget } from '#platform/links/link-target.ts'
import { paths } from '#domain/page/model/paths.ts'
import { inRegion, regionOf } from '#platform/region/regions.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { useLinkSubmission } from '../api/use-link-submission.ts'
import { type AutoLinkRequest, decodedUrl } from '../model/auto-link.ts'
import { type LinkingState, linkingStateOf } from '../model/linking-state.ts'
import { isPartnerCode } from '../model/partners.ts'
import { startPartnerLogin } from './partner-link.ts'

/** What was linked and where to go on, for a reload of the page that says so. */
const doneKey = 'auto-link-done'

/**
 * Keeps what a partner's link asks for, and leaves for the partner's sign-in (LNK-08, LNK-13). Returns false, and stays,
 * without the e-mail address that the sign-in needs (LNK-14). Afterwards the member is at `returnTo`.
 */
export function startAutoLink(request: AutoLinkRequest, returnTo: string): boolean {
  const { partner, ...inputs } = request
  forgetPartnerLink()
  if (inputs.loginEmail === undefined) return false
  keepAutoLink({ connectCode: partner, ...inputs })
  return resumeAutoLink(returnTo)
}

/** Leaves for the partner's sign-in again with what is kept. Returns false, and stays, when something is missing. */
export function resumeAutoLink(returnTo: string): boolean {
  const { connectCode, connectionId, loginEmail } = keptAutoLink()
  if (!isPartnerCode(connectCode) || connectionId === undefined || loginEmail === undefined) return false
  startPartnerLogin(connectCode, returnTo, { connection: connectionId, loginEmail })
  return true
}

/** True when the partner's sign-in can be gone to again: the member left it, or its tab was closed. */
export function canResumeAutoLink(): boolean {
  const { connectCode, connectionId, loginEmail } = keptAutoLink()
  return isPartnerCode(connectCode) && connectionId !== undefined && loginEmail !== undefined
}

/** Returns whose auto-link is kept, if any. */
export function waitingPartner(): PartnerCode | undefined {
  const { connectCode } = keptAutoLink()
  return isPartnerCode(connectCode) ? connectCode : undefined
}

export interface AutoLink {
  partner: PartnerCode | undefined
  state: LinkingState
  /** The token or the code is missing, which is a failure (LNK-10). */
  isIncomplete: boolean
  tryAgain: () => void
  /** Where Continue leads: the saved return URL, or home (ONB-38). */
  continueTo: string
  /** Forgets the auto-link: called when the member goes on. */
  leave: () => void
}

/** Links the partner account whose token and code are kept, for a member (LNK-08 to LNK-11). */
export function useAutoLink(): AutoLink {
  const home = inRegion(paths.home.href(), regionOf(useLocation().pathname))
  const [{ connectCode, idToken, successUrl, failUrl }] = useState<AutoLinkInputs>(keptAutoLink)
  const [done] = useState(readDone)
  const partner = isPartnerCode(connectCode) ? connectCode : undefined
  const isComplete = partner !== undefined && idToken !== undefined
  const { state, tryAgain } = useLinkSubmission({
    partner,
    proof: isComplete ? { kind: 'connection', idToken } : undefined,
    onLinked: (linked) =>
      privateStorage.set(doneKey, JSON.stringify({ partner: linked, to: returnPath(successUrl, home) })),
  })
  const leave = () => {
    privateStorage.remove(doneKey)
    forgetPartnerLink()
  }
  if (done !== undefined && !isComplete)
    return {
      partner: done.partner,
      state: { kind: 'success' },
      isIncomplete: false,
      tryAgain,
      continueTo: done.to,
      leave,
    }
  const linking: LinkingState = isComplete ? linkingStateOf(state) : { kind: 'failure', isUnknown: false }
  const saved = linking.kind === 'failure' ? failUrl : successUrl
  return { partner, state: linking, isIncomplete: !isComplete, tryAgain, continueTo: returnPath(saved, home), leave }
}

/** Returns a saved URL as a path of the app; home for any other. */
function returnPath(saved: string | undefined, home: string): string {
  const target = linkTarget(decodedUrl(saved) ?? '', location.origin)
  return target.kind === 'internal' ? safeReturnPath(target.path) : home
}

function readDone(): { partner: PartnerCode; to: string } | undefined {
  try {
    const { partner, to } = JSON.parse(privateStorage.get(doneKey) ?? '{}') as { partner?: unknown; to?: unknown }
    const code = typeof partner === 'string' ? partner : undefined
    return isPartnerCode(code) && typeof to === 'string' ? { partner: code, to: safeReturnPath(to) } : undefined
  } catch {
    return undefined
  }
}
