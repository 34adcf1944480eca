/** The result of a partner's sign-in, as the fragment of the callback's address holds it (LNK-17). */
export type PartnerAnswer =
  | { kind: 'tokens'; idToken: string; accessToken: string | undefined; state: string }
  /** The member cancelled at the partner. */
  | { kind: 'cancelled'; state: string }
  /** The partner refused, or sent no token (LNK-19). */
  | { kind: 'failed'; state: string }

/** Reads the result of a partner's sign-in from the fragment. */
export function readPartnerAnswer(hash: string): PartnerAnswer {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const state = answer.get('state') ?? ''
  const idToken = answer.get('id_token') ?? ''
  const error = answer.get('error')
  if (error === 'access_denied') return { kind: 'cancelled', state }
  if (error !== null || idToken === '') return { kind: 'failed', state }
  return { kind: 'tokens', idToken, accessToken: answer.get('access_token') ?? undefined, state }
}

/** Returns the nonce of an id token; the club's server checks the rest of it. */
export function nonceOf(idToken: string): string | undefined {
  try {
    const [, claims = ''] = idToken.split('.')
    const { nonce } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown }
    return typeof nonce === 'string' ? nonce : undefined
  } catch {
    return undefined
  }
}
