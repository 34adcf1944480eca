import { User } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { sharedTokensOf, withSharedTokens } from './shared-tokens.ts'

const userOf = (tab: string, sub = 'm1') =>
  new User({
    access_token: `access of ${tab}`,
    id_token: `id of ${tab}`,
    refresh_token: `refresh of ${tab}`,
    token_type: 'Bearer',
    expires_at: 2_000_000_000,
    profile: { sub, iss: 'https://id.club.test', aud: 'app', exp: 0, iat: 0 },
  })

test('a tab hands over what others need for calls, and keeps its refresh token to itself', () => {
  const shared = sharedTokensOf(userOf('a'))
  expect(shared).toEqual({
    memberId: 'm1',
    accessToken: 'access of a',
    idToken: 'id of a',
    expiresAt: 2_000_000_000,
  })
  expect(withSharedTokens(userOf('b'), shared)).toMatchObject({
    access_token: 'access of a',
    id_token: 'id of a',
    refresh_token: 'refresh of b',
  })
})

test.each([
  ['another member’s tokens', sharedTokensOf(userOf('a', 'm2'))],
  ['the whole user of an earlier version', userOf('a').toStorageString()],
  ['tokens without their end', { ...sharedTokensOf(userOf('a')), expiresAt: undefined }],
  ['what it has itself, handed back', sharedTokensOf(userOf('b'))],
  ['nothing', undefined],
])('a tab does not take over %s', (_what, shared) => {
  expect(withSharedTokens(userOf('b'), shared)).toBeUndefined()
})
