import type { PartnerSignIn, PartnerToken, PartnerTokenError } from '@clubhouse/native-bridge/messages'
import { createNonce } from '#platform/auth/pkce.ts'
import { nativeBridge } from '#platform/native/native-bridge.ts'

/** How a sign-in at a partner by the shell ended; `failed` without a token as well (LNK-19). */
export type NativePartnerSignIn = { kind: 'signed-in'; idToken: string } | { kind: 'cancelled' | 'failed' }

/** Milliseconds that a member may take to sign in. */
const timeoutMs = 5 * 60_000

/** Asks the shell's own sign-in service for an id token of a partner (LNK-18). Never rejects: what goes wrong is logged (ERR-46). */
export async function signInAtPartnerByShell(partnerCode: PartnerSignIn['partnerCode']): Promise<NativePartnerSignIn> {
  try {
    const answer: PartnerToken | PartnerTokenError = await nativeBridge().request(
      { type: 'partner_sign_in', partnerCode, scope: 'openid', state: createNonce() },
      { timeoutMs },
    )
    if (answer.type === 'partner_token_error' && answer.cancelled === true) return { kind: 'cancelled' }
    const idToken = answer.type === 'partner_token' ? answer.idToken : undefined
    if (idToken !== undefined && idToken !== '') return { kind: 'signed-in', idToken }
    console.warn('The shell has no token of the partner', answer.type === 'partner_token_error' && answer.message)
  } catch (error) {
    console.warn('The shell has no token of the partner', error)
  }
  return { kind: 'failed' }
}
