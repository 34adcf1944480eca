/** Length of the code verifier (AUT-04); the longest that RFC 7636 section 4.1 allows. */
export const verifierLength = 128

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** A random code verifier: 128 unreserved characters. */
export function createVerifier(): string {
  // Bytes at or above a multiple of the alphabet's length are dropped, else its first letters would come more often.
  const limit = 256 - (256 % unreserved.length)
  let verifier = ''
  while (verifier.length < verifierLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(verifierLength))) {
      if (byte < limit && verifier.length < verifierLength) verifier += unreserved.charAt(byte % unreserved.length)
    }
  }
  return verifier
}

/** The S256 challenge of a verifier (RFC 7636 section 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
