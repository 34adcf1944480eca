import { expect, test } from 'vitest'
import { challengeOf, createVerifier } from './pkce.ts'

test('a verifier is 128 unreserved characters, and never the same twice [AUT-04] [CST-01.e]', () => {
  const verifiers = Array.from({ length: 50 }, createVerifier)
  for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9\-._~]{128}$/)
  expect(new Set(verifiers).size).toBe(50)
})

test('the challenge is the S256 one of RFC 7636, appendix B [AUT-04]', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})
