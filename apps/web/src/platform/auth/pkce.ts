import { digestOf } from '#platform/digest.ts'

/** Length of the code verifier (AUT-04); the longest that RFC 7636 section 4.1 allows. */
export const verifierLength = 128
const nonceLength = 32

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** Returns a random code verifier: 128 unreserved characters. */
export function createVerifier(): string {
  return randomText(verifierLength)
}

/** Returns a random nonce, which binds an id token to its login. */
export function createNonce(): string {
  return randomText(nonceLength)
}

/** Returns the S256 challenge of a verifier (RFC 7636 section 4.2). */
export function challengeOf(verifier: string): Promise<string> {
  return digestOf(verifier)
}

function randomText(length: number): string {
  // Bytes at or above a multiple of the alphabet's length are dropped, else its first letters would come more often.
  const limit = 256 - (256 % unreserved.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += unreserved.charAt(byte % unreserved.length)
    }
  }
  return text
}
