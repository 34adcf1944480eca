import { expect, test } from 'vitest'
import { nonceOf, type PartnerAnswer, readPartnerAnswer } from './partner-answer.ts'

test.each<[string, PartnerAnswer]>([
  ['#id_token=a.b.c&state=s', { kind: 'tokens', idToken: 'a.b.c', accessToken: undefined, state: 's' }],
  ['#id_token=a.b.c&access_token=t&state=s', { kind: 'tokens', idToken: 'a.b.c', accessToken: 't', state: 's' }],
  ['#error=access_denied&state=s', { kind: 'cancelled', state: 's' }],
  ['#error=server_error&state=s', { kind: 'failed', state: 's' }],
  ['#error=server_error&id_token=a.b.c&state=s', { kind: 'failed', state: 's' }],
  ['#id_token=&state=s', { kind: 'failed', state: 's' }],
  ['', { kind: 'failed', state: '' }],
])('the fragment "%s" says %j [LNK-17] [LNK-19]', (hash, answer) => {
  expect(readPartnerAnswer(hash)).toEqual(answer)
})

test('the nonce of an id token is read, of anything else there is none', () => {
  const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
  expect(nonceOf(token({ nonce: 'n-1' }))).toBe('n-1')
  for (const other of ['', 'a.b.c', token({}), token({ nonce: 5 }), 'x.!.y']) expect(nonceOf(other)).toBeUndefined()
})
