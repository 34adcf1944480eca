import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TokenProblem } from './identity.ts'
import { loadIdentityKeys } from './keys.ts'
import { ann } from './testing/ann.ts'
import type { Tokens } from './testing/identity-walk.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'

const bob = { memberId: 'b0b', email: 'bob@kestrel.test', password: 'Kestrel-Points-1' }
const members = membersInMemory(ann, bob)
let served: ServedIdentity
let anns: Tokens
let bobs: Tokens

beforeAll(async () => {
  served = await serveIdentity(members)
  anns = await served.walk().tokens(ann)
  bobs = await served.walk().tokens(bob)
})
afterAll(() => served.close())

/** A token of the provider's own key, with anything in it. */
async function forge(
  claims: Record<string, unknown>,
  { expires = '1h', typ = 'at+jwt', key = 'own' } = {},
): Promise<string> {
  const { signing } = await loadIdentityKeys(served.pool)
  const secret = key === 'own' ? await importJWK(signing, 'RS256') : new TextEncoder().encode(JSON.stringify(signing.n))
  return new SignJWT({
    iss: served.issuer,
    aud: 'urn:clubhouse:api',
    sub: ann.memberId,
    scope: 'execute_api:user',
    ...claims,
  })
    .setProtectedHeader({ alg: key === 'own' ? 'RS256' : 'HS256', typ, ...(signing.kid && { kid: signing.kid }) })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(secret)
}

async function problemWith(
  tokens: { accessToken?: string; idToken?: string },
  scope = 'execute_api:user',
): Promise<unknown> {
  const { accessToken, idToken } = { ...anns, ...tokens }
  return served.identity.verify({ accessToken, idToken, scope }).catch((problem: unknown) => problem)
}

describe('who is calling', () => {
  test('good tokens of one member are that member [AUT-36]', async () => {
    const member = await served.identity.verify({ ...anns, scope: 'execute_api:user red_api' })
    expect(member).toMatchObject({ memberId: ann.memberId, email: ann.email, acr: 'urn:acr:password' })
    expect(member.scopes).toEqual(['execute_api:user', 'red_api'])
    expect(member.claims['client_id']).toBe('clubhouse-web')
  })

  test('an id token alone says who it is, and nothing about what is allowed', async () => {
    const member = await served.identity.verifyIdToken(anns.idToken)
    expect(member).toMatchObject({ memberId: ann.memberId, email: ann.email, scopes: [] })
  })

  test.each([
    ['no access token', async () => ({ accessToken: '' })],
    ['no id token', async () => ({ idToken: '' })],
    ['no token at all', async () => ({ accessToken: 'Bearer', idToken: '...' })],
    ['an id token of somebody else', async () => ({ idToken: bobs.idToken })],
    ['an id token in place of the access token', async () => ({ accessToken: anns.idToken })],
    ['an access token in place of the id token', async () => ({ idToken: anns.accessToken })],
    ['a changed access token', async () => ({ accessToken: anns.accessToken.replace(/\.[^.]{4}/, '.AAAA') })],
    ['a token of another issuer', async () => ({ accessToken: await forge({ iss: 'https://elsewhere.test' }) })],
    ['a token for another API', async () => ({ accessToken: await forge({ aud: 'urn:other:api' }) })],
    ['an expired access token', async () => ({ accessToken: await forge({}, { expires: '-1s' }) })],
    [
      'an expired id token',
      async () => ({ idToken: await forge({ aud: 'clubhouse-web' }, { expires: '-1s', typ: 'JWT' }) }),
    ],
    [
      'a token signed with the public key as a password',
      async () => ({ accessToken: await forge({}, { key: 'public' }) }),
    ],
  ])('%s is 401', async (_name, tokens) => {
    const problem = await problemWith(await tokens())
    expect(problem).toBeInstanceOf(TokenProblem)
    expect(problem).toMatchObject({ status: 401 })
  })

  test('tokens that are good but lack a scope are 403, and the message names it', async () => {
    const problem = await problemWith({ accessToken: await forge({}) }, 'execute_api:user red_api')
    expect(problem).toMatchObject({ status: 403, message: expect.stringContaining('red_api') })
  })

  test('a token without any scope is 403 where one is needed', async () => {
    expect(await problemWith({ accessToken: await forge({ scope: undefined }) })).toMatchObject({ status: 403 })
  })

  test('a member who is gone is 401, however good the token', async () => {
    members.remove(bob.memberId)
    await expect(served.identity.verify({ ...bobs, scope: '' })).rejects.toMatchObject({ status: 401 })
    await expect(served.identity.verifyIdToken(bobs.idToken)).rejects.toMatchObject({ status: 401 })
  })
})

describe('which requests are the provider’s', () => {
  test.each([
    ['/identity', true],
    ['/identity?x=1', true],
    ['/identity/auth?client_id=x', true],
    ['/identity/.well-known/openid-configuration', true],
    ['/identity/interaction/abc', false],
    ['/identity/interaction/abc/join', false],
    ['/identityish', false],
    ['/api/identity/auth', false],
  ])('%s: %s', (path, expected) => {
    expect(served.identity.handles(path)).toBe(expected)
  })

  test('its description names one address, whatever host a caller claims', async () => {
    const response = await fetch(`${served.origin}/identity/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    })
    expect(await response.json()).toMatchObject({
      issuer: served.issuer,
      authorization_endpoint: `${served.issuer}/auth`,
      token_endpoint: `${served.issuer}/token`,
      end_session_endpoint: `${served.issuer}/session/end`,
      pushed_authorization_request_endpoint: `${served.issuer}/request`,
      code_challenge_methods_supported: ['S256'],
    })
  })
})
