import { LoginError } from './login-error.ts'

/** What a provider's metadata says of who it is, and whether it says so in every answer (RFC 9207, section 3). */
export interface IssuerMetadata {
  issuer: string
  authorization_response_iss_parameter_supported?: unknown
}

/**
 * Throws a LoginError when an answer with a code is another provider's: its code must not be exchanged here, or one
 * provider's member would be signed in by another's word (RFC 9207, section 2.4).
 */
export function checkIssuer(answer: URLSearchParams, metadata: IssuerMetadata): void {
  const issuers = answer.getAll('iss')
  const isNamed = issuers.length > 0 || metadata.authorization_response_iss_parameter_supported === true
  if (!isNamed || (issuers.length === 1 && issuers[0] === metadata.issuer)) return
  throw new LoginError('issuer_mismatch', `The answer names the issuer ${issuers.join()}, not ${metadata.issuer}`)
}
