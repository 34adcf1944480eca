import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentity } from './create-identity.ts'
import { forgetSessions } from './testing/forget-sessions.ts'
import { loadIdentityKeys } from './keys.ts'
import { ann } from './testing/ann.ts'
import { readTokens } from './testing/identity-walk.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { BASE_PATH, serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'

const members = membersInMemory(ann)
let served: ServedIdentity

beforeAll(async () => {
  served = await serveIdentity(members)
})
afterAll(() => served.close())

/** Makes what was used before look used longer ago than any leeway: the database's clock judges. */
async function letLeewayPass() {
  await served.pool.query("update identity_item set consumed_at = consumed_at - interval '1 minute'")
}

describe('refreshing', () => {
  test('a refresh gives new tokens of the same member and a new refresh token', async () => {
    const walk = served.walk()
    const first = await walk.tokens(ann)
    const second = await readTokens(await walk.refresh(first.refreshToken))
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(decodeJwt(second.accessToken).sub).toBe(ann.memberId)
    expect(decodeJwt(second.idToken)).toMatchObject({ sub: ann.memberId, email: ann.email, acr: 'urn:acr:password' })
    await expect(served.identity.verify({ ...second, scope: 'execute_api:user' })).resolves.toBeDefined()
  })

  test('two tabs that refresh at the same moment both stay signed in', async () => {
    const walk = served.walk()
    const { refreshToken } = await walk.tokens(ann)
    const answers = await Promise.all([walk.refresh(refreshToken), walk.refresh(refreshToken)])
    const [left, right] = await Promise.all(answers.map(readTokens))
    expect((await walk.refresh(left?.refreshToken ?? '')).status).toBe(200)
    expect((await walk.refresh(right?.refreshToken ?? '')).status).toBe(200)
  })

  test('an old refresh token that turns up later is refused, and ends its successors', async () => {
    const walk = served.walk()
    const first = await walk.tokens(ann)
    const second = await readTokens(await walk.refresh(first.refreshToken))
    await letLeewayPass()
    expect(await (await walk.refresh(first.refreshToken)).json()).toMatchObject({ error: 'invalid_grant' })
    expect((await walk.refresh(second.refreshToken)).status).toBe(400)
  })

  test('a token that PostgreSQL could not even store is refused like any other', async () => {
    expect((await served.walk().refresh('\0')).status).toBe(400)
  })
})

describe('revoking', () => {
  test('a revoked access token is refused from then on, and the answer suits the app’s library [AUT-19]', async () => {
    const walk = served.walk()
    const tokens = await walk.tokens(ann)
    const response = await walk.revoke(tokens.accessToken)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBeNull()
    await expect(served.identity.verify({ ...tokens, scope: '' })).rejects.toMatchObject({ status: 401 })
    const other = await walk.tokens(ann)
    await expect(served.identity.verify({ ...other, scope: '' })).resolves.toBeDefined()
  })

  test('a revoked refresh token gives nothing any more [AUT-19]', async () => {
    const walk = served.walk()
    const { refreshToken } = await walk.tokens(ann)
    expect((await walk.revoke(refreshToken)).status).toBe(200)
    expect((await walk.refresh(refreshToken)).status).toBe(400)
  })

  test.each(['accessToken', 'refreshToken'] as const)(
    'an id token is good for nothing once the %s beside it is revoked, and others are [AUT-19]',
    async (which) => {
      const tokens = await served.walk().tokens(ann)
      const others = await served.walk().tokens(ann)
      await expect(served.identity.verifyIdToken(tokens.idToken)).resolves.toBeDefined()
      await served.walk().revoke(tokens[which])
      await expect(served.identity.verifyIdToken(tokens.idToken)).rejects.toMatchObject({ status: 401 })
      await expect(served.identity.verifyIdToken(others.idToken)).resolves.toBeDefined()
    },
  )

  test('revoking what never was a token succeeds, as the standard has it', async () => {
    const walk = served.walk()
    expect((await walk.revoke('nothing')).status).toBe(200)
    expect((await walk.revoke('e30.e30.e30')).status).toBe(200)
  })
})

describe('what outlives what', () => {
  test('a reset signs everybody out, and the next sign-in works', async () => {
    const walk = served.walk()
    const { refreshToken } = await walk.tokens(ann)
    await forgetSessions(served.pool)
    expect((await walk.refresh(refreshToken)).status).toBe(400)
    const silent = await walk.open(walk.authorizationRequest({ prompt: 'none' }).address)
    expect(silent.address.searchParams.get('error')).toBe('login_required')
    await expect(walk.tokens(ann)).resolves.toBeDefined()
  })

  test('a restart keeps the keys: tokens from before it are still good', async () => {
    const { origin, pool } = served
    const tokens = await served.walk().tokens(ann)
    const restarted = await createIdentity({ origin, pool, members, webOrigins: [origin], basePath: BASE_PATH })
    await expect(restarted.verify({ ...tokens, scope: 'red_api' })).resolves.toMatchObject({ memberId: ann.memberId })
  })

  test('processes that start together on an empty database agree on the keys', async () => {
    const stored = await served.pool.query('select name, value from identity_key')
    await served.pool.query('delete from identity_key')
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => loadIdentityKeys(served.pool)))
    for (const other of others) expect(other).toEqual(first)
    // The running provider goes on with the keys that it started with.
    await served.pool.query('delete from identity_key')
    for (const { name, value } of stored.rows) {
      await served.pool.query('insert into identity_key values ($1, $2)', [name, JSON.stringify(value)])
    }
  })
})
