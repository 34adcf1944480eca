import type { PartnerConfig } from '#domain/club/model/club-config.ts'

export interface PartnerSignIn {
  answers: 'id_token' | 'code'
  scope: string
  /** Where the partner leads back to. */
  redirectUri: string
  /** Come back unchanged, so that nobody else's answer is taken for it. */
  state: string
  nonce: string
  /** Of an auto-link: which of the partner's sign-ins, and whose (LNK-13, LNK-14). */
  connection?: string | undefined
  loginEmail?: string | undefined
}

/** Returns the address of a partner's sign-in; it asks for the password even of somebody who is signed in there (LNK-16). */
export function partnerSignInAddress(
  { authorizeUrl, clientId }: Pick<PartnerConfig, 'authorizeUrl' | 'clientId'>,
  { answers, scope, redirectUri, state, nonce, connection, loginEmail }: PartnerSignIn,
): string {
  return withQuery(authorizeUrl, {
    client_id: clientId,
    response_type: answers,
    scope,
    redirect_uri: redirectUri,
    prompt: 'login',
    state,
    nonce,
    connection,
    login_hint: loginEmail,
  })
}

export interface PartnerUnlink {
  partner: string
  /** The page of the app to come back to. */
  redirectPath: string
  /** The partner's name for its customer. */
  partnerCustomerId: string
}

/** Returns the address at which a member takes the link away (LNK-22). */
export function unlinkAddress(unlinkUrl: string, unlink: PartnerUnlink): string {
  return withQuery(unlinkUrl, { action: 'UNLINK', ...unlink })
}

function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
