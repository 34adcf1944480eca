import type { PartnerCode } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'
import { showToast } from '#platform/toasts/toast-store.ts'
import { partnerNameOf } from '../model/partner-name.ts'
import type { SaidByPartner } from './use-partner-linking.ts'

/** Shows that an account is linked (LNK-25). */
export function showLinked(partner: PartnerCode): void {
  showToast({ type: 'success', message: m.linking_done({ partner: partnerNameOf(partner) }) })
}

/** Shows what the rewards partner said in the query; an error stays until it is closed (LNK-15, LNK-23 to LNK-26). */
export function showPartnerReturn({ kind }: Exclude<SaidByPartner, { kind: 'unlinked' }>): void {
  const partner = partnerNameOf('BILTREWARDS')
  switch (kind) {
    case 'already-linked':
      return showFailure(m.linking_already_linked({ partner }))
    case 'link-failed':
      return showFailure(m.linking_error())
    case 'not-awaited':
      return showNotAwaited()
    case 'unlink-failed':
      return showFailure(m.linking_unlink_failed({ partner }))
    case 'unlink-cancelled':
      showToast({ type: 'information', message: m.linking_unlink_cancelled() })
  }
}

/** Shows whether a link that its partner says is gone is gone (GAP-23). */
export function showUnlinked({ isGone }: { isGone: boolean }): void {
  const partner = partnerNameOf('BILTREWARDS')
  if (isGone) showToast({ type: 'success', message: m.linking_unlinked({ partner }) })
  else showFailure(m.linking_unlink_failed({ partner }))
}

/** Shows that a partner's answer belongs to no link of this tab: it was forged, or came twice. */
export function showNotAwaited(): void {
  showFailure(m.linking_not_awaited())
}

/** Shows that the member came back from a partner without signing in. */
export function showLinkCancelled(): void {
  showToast({ type: 'information', message: m.linking_cancelled() })
}

/**
 * Shows that a partner's sign-in is not available, or sent no token: the generic unknown-error message, unless the error has
 * words of its own (LNK-19).
 */
export function showPartnerUnavailable(error?: unknown): void {
  const words = error instanceof ApiError ? error.friendlyText : undefined
  showFailure(words ?? m.error_default())
}

/** Shows why a link was refused; what ends the session or is shown elsewhere goes its usual way. */
export function showLinkFailure(partner: PartnerCode, error: unknown): void {
  const text = linkFailureText(partner, error)
  if (text === undefined || reactionTo(error) !== 'toast') handleError(error)
  else showFailure(text)
}

/** Returns why a partner's account was not linked, for codes that have words of their own. */
export function linkFailureText(partner: PartnerCode, error: unknown): string | undefined {
  const name = { partner: partnerNameOf(partner) }
  switch (error instanceof ApiError ? error.code : undefined) {
    case 'PROFILE_ALREADY_LINKED':
      return partner === 'VAA' ? m.error_profile_already_linked() : m.linking_already_linked(name)
    case 'OTHER_ACCOUNT_LINKED':
      return m.linking_other_linked(name)
    case 'PARTNER_TOKEN_INVALID':
      return m.linking_refused(name)
    case 'PARTNER_NOT_OFFERED':
      return m.linking_not_offered(name)
    default:
      return undefined
  }
}

/** An error that leads to doing something again is not taken away before it is read. */
function showFailure(message: string): void {
  showToast({ type: 'error', message, autoDismissTime: 0 })
}
