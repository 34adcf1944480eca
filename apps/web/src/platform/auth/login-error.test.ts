import { expect, test } from 'vitest'
import { checkCallback, LoginError } from './login-error.ts'

const kept = { verifier: 'v', state: 's' }

test.each([
  ['?code=c&state=s', kept, undefined],
  ['', kept, 'missing_parameter'],
  ['?state=s', kept, 'missing_parameter'],
  ['?code=c', kept, 'missing_parameter'],
  ['?code=&state=s', kept, 'missing_parameter'],
  ['?code=c&state=s', { state: 's' }, 'pkce_missing'],
  ['?code=c&state=s', { verifier: 'v' }, 'pkce_missing'],
  ['?code=c&state=forged', kept, 'state_mismatch'],
] as const)('coming back to %j with %o is %s [AUT-13] [AUT-15]', (query, login, kind) => {
  expect(checkCallback(new URLSearchParams(query), login)?.kind).toBe(kind)
})

test('a login without code or state is named as the specification names it [AUT-13]', () => {
  const error = checkCallback(new URLSearchParams(), kept)
  expect(error?.message).toBe('Missing code or state parameter')
  expect(error?.friendlyText).toContain('Missing code or state parameter')
})

test('a failed exchange carries what the server said, for the log [AUT-15]', () => {
  const error = new LoginError('token_exchange_failed', 'grant request is invalid')
  expect(error.message).toBe('grant request is invalid')
  expect(error.friendlyText).not.toContain('grant')
})
