import type { PartnerCode } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { createNonce } from '#platform/auth/pkce.ts'
import { keepPartnerToken } from './partner-link-store.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { currentMemberId } from '#platform/auth/session-store.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { webAddress } from '#platform/links/link-target.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { signInAtPartnerByShell } from './native-sign-in.ts'
import { paths } from '#domain/page/model/paths.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'
import { partnerRules } from '../model/partners.ts'
import { partnerSignInAddress, unlinkAddress } from '../model/partner-address.ts'
import { keepVisit, type PartnerVisit } from './partner-visit.ts'

/** What an auto-link sends to the partner (LNK-13, LNK-14). */
export interface PartnerSignInHint {
  connection: string
  loginEmail: string
}

/**
 * What comes of the start of a link: the page was left; or, in the native app, whose shell signs in, the member has signed in
 * and stays on the page, or went back.
 */
export type PartnerLinkStart = 'left' | 'signed-in' | 'cancelled'

/**
 * Leaves for a partner's sign-in, to link the account there; afterwards the member is at `returnTo`, a page that uses
 * `usePartnerLinking`, which is to be mounted anew when the member has signed in without leaving. Rejects when the partner's
 * sign-in is not available, or gives no token (LNK-18, LNK-19), and where the browser would not know the member's return.
 */
export async function startPartnerLink(partner: PartnerCode, returnTo: string): Promise<PartnerLinkStart> {
  if (isNativeApp() && partner !== 'BILTREWARDS') return signInByShell(partner, returnTo)
  leave(partner, returnTo)
  return 'left'
}

async function signInByShell(partner: 'VAA' | 'SYF', returnTo: string): Promise<PartnerLinkStart> {
  const visit = newVisit(partner, safeReturnPath(returnTo), '')
  const answer = await signInAtPartnerByShell(partner)
  if (answer.kind === 'cancelled') return 'cancelled'
  // Somebody else may be signed in by now.
  if (answer.kind !== 'signed-in' || visit.memberId !== (currentMemberId() ?? '')) throw unavailable()
  keepVisit({ ...visit, isBack: true })
  keepPartnerToken(answer.idToken, { isLasting: partnerRules[partner].keepsToken })
  return 'signed-in'
}

/** Leaves for a partner's sign-in on an auto-link; afterwards its tokens are kept, and the member is at `returnTo`. */
export function startPartnerLogin(partner: PartnerCode, returnTo: string, hint: PartnerSignInHint): void {
  leave(partner, returnTo, hint)
}

/** Leaves for the page where a partner takes the link away, and leads back to `returnTo` (LNK-22). Rejects when it has none. */
export async function startPartnerUnlink(
  partner: PartnerCode,
  partnerCustomerId: string,
  returnTo: string,
): Promise<void> {
  const { unlinkUrl } = configOf(partner)
  if (unlinkUrl === undefined) throw unavailable()
  goTo(unlinkAddress(unlinkUrl, { partner, redirectPath: safeReturnPath(returnTo), partnerCustomerId }))
}

function leave(partner: PartnerCode, target: string, hint?: PartnerSignInHint): void {
  const config = configOf(partner)
  // What comes back would be taken for nobody's.
  if (![privateStorage, safeLocalStorage].every((storage) => storage.isKept())) throw notKept()
  const { answers, scope } = partnerRules[partner]
  const returnTo = safeReturnPath(target)
  // A code comes to the page that links; a token in the fragment to the partner's callback (RTE-18, RTE-42).
  const path = answers === 'code' ? returnTo : `${paths.partnerLoginSuccess.href()}/`
  const visit = { ...newVisit(partner, returnTo, path), isAutoLink: hint !== undefined }
  const { redirectUri, state, nonce } = visit
  const address = partnerSignInAddress(config, { answers, scope, redirectUri, state, nonce, ...hint })
  keepVisit(visit)
  goTo(address)
}

function newVisit(partner: PartnerCode, returnTo: string, path: string): PartnerVisit {
  return {
    partner,
    state: createNonce(),
    nonce: createNonce(),
    redirectUri: `${location.origin}${basePath}${path}`,
    returnTo,
    memberId: currentMemberId() ?? '',
    isAutoLink: false,
  }
}

function configOf(partner: PartnerCode) {
  const config = clubConfig().partners?.[partner]
  if (config === undefined) throw unavailable()
  return config
}

/** Partners' addresses come from the configuration, never from a query. */
function goTo(address: string): void {
  const url = webAddress(address)
  if (url === undefined) throw unavailable()
  location.assign(url)
}

function notKept(): ApiError {
  const friendlyText = m.linking_not_kept()
  return new ApiError('unknown', 'The browser keeps no storage', { operationId: 'partner.signIn', friendlyText })
}

/** Without a code or text of its own: the generic unknown-error message is said (LNK-19). */
function unavailable(): ApiError {
  return new ApiError('unknown', 'The partner cannot be linked here', { operationId: 'partner.signIn' })
}
