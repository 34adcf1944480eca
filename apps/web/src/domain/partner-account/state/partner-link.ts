import type { PartnerCode } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { createNonce } from '#platform/auth/pkce.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { currentSession } from '#platform/auth/session-store.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { webAddress } from '#platform/links/link-target.ts'
import { paths } from '#platform/paths.ts'
import { partnerRules } from '../model/partners.ts'
import { partnerSignInAddress, unlinkAddress } from '../model/partner-address.ts'
import { keepVisit, type PartnerVisit } from './partner-visit.ts'

/** What an auto-link tells the partner (LNK-13, LNK-14). */
export interface PartnerSignInHint {
  connection: string
  loginEmail: string
}

/**
 * Leaves for a partner's sign-in, to link the account there; afterwards the member is at `returnTo`, a page that uses
 * `usePartnerLinking`. Rejects when the partner has no sign-in here (LNK-19).
 */
export async function startPartnerLink(partner: PartnerCode, returnTo: string): Promise<void> {
  leave(partner, returnTo)
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
  const { answers, scope } = partnerRules[partner]
  const returnTo = safeReturnPath(target)
  // A code comes to the page that links; a token in the fragment to the partner's callback (RTE-18, RTE-42).
  const path = answers === 'code' ? returnTo : `${paths.partnerLoginSuccess.href()}/`
  const session = currentSession()
  const visit: PartnerVisit = {
    partner,
    state: createNonce(),
    nonce: createNonce(),
    redirectUri: `${location.origin}${basePath}${path}`,
    returnTo,
    memberId: session.kind === 'authenticated' ? session.member.memberId : '',
    isAutoLink: hint !== undefined,
  }
  const { redirectUri, state, nonce } = visit
  const address = partnerSignInAddress(config, { answers, scope, redirectUri, state, nonce, ...hint })
  keepVisit(visit)
  goTo(address)
}

function configOf(partner: PartnerCode) {
  const config = appConfig().partners?.[partner]
  if (config === undefined) throw unavailable()
  return config
}

/** Partners' addresses come from the configuration, never from a query. */
function goTo(address: string): void {
  const url = webAddress(address)
  if (url === undefined) throw unavailable()
  location.assign(url)
}

/** Without a code or text of its own: the generic unknown-error message is said (LNK-19). */
function unavailable(): ApiError {
  return new ApiError('unknown', 'The partner cannot be linked here', { operationId: 'partner.signIn' })
}
