import { expect, test } from 'vitest'
import { checkIssuer } from './issuer.ts'

const issuer = 'https://id.club.test'
const saysSo = { issuer, authorization_response_iss_parameter_supported: true }

test.each([
  ['its own name', { iss: issuer }, saysSo],
  ['its own name, though it did not say that it would', { iss: issuer }, { issuer }],
  ['no name, as it does not send one', {}, { issuer }],
  ['no name, and says that it sends none', {}, { issuer, authorization_response_iss_parameter_supported: false }],
])('an answer of the provider with %s is good', (_what, answer, metadata) => {
  expect(() => checkIssuer(new URLSearchParams(answer), metadata)).not.toThrow()
})

test.each([
  ['another provider’s name', 'iss=https://id.evil.test', saysSo],
  ['another provider’s name, though the own one does not send any', 'iss=https://id.evil.test', { issuer }],
  ['no name', 'code=c', saysSo],
  ['an empty name', 'iss=', saysSo],
  ['a name that only begins alike', `iss=${issuer}.evil.test`, saysSo],
  ['a slash more', `iss=${issuer}/`, saysSo],
  ['two names', `iss=${issuer}&iss=https://id.evil.test`, saysSo],
])('an answer with %s is another provider’s', (_what, answer, metadata) => {
  expect(() => checkIssuer(new URLSearchParams(answer), metadata)).toThrow(
    expect.objectContaining({ kind: 'issuer_mismatch' }),
  )
})
