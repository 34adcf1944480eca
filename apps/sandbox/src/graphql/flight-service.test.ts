import { readFileSync } from 'node:fs'
import { decodeJwt, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database/open-database.ts'
import { loadIdentityKeys } from '../identity/keys.ts'
import { IdentityWalk } from '../identity/testing/identity-walk.ts'
import { signInOverHttp } from '../identity/testing/sign-in-over-http.ts'
import { TestSandbox } from '../testing/test-sandbox.ts'

/** Of the sandbox, so that the tests can look at what it stored and sign with its key. */
let database: Database
let sandbox: TestSandbox
let member: { email: string; password: string }
let idToken: string

beforeAll(async () => {
  database = await openDatabase({ kind: 'temporary' })
  const url = database.pool.options.connectionString
  if (url === undefined) throw new Error('The database has an address')
  sandbox = await TestSandbox.start({ database: { kind: 'server', url } })
  await sandbox.call('/_sandbox/clock', { method: 'PUT', json: { now: '2027-06-07T05:00:00Z' } })
  member = (await sandbox.call<typeof member>('/_sandbox/members', { json: { from: 'gb.flyer' } })).body
  idToken = (await signInOverHttp({ origin: sandbox.origin, ...member })).idToken
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

interface Body {
  data?: { searchOffers: { basketId: string } } | null
  errors?: { message: string; extensions: object }[]
}

const document = readFileSync(
  new URL('./operations/SearchOffers.graphql', import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql')),
  'utf8',
)

function variables(destination = 'JFK', adults = 1) {
  return {
    currencyCode: 'GBP',
    flightSearchRequest: {
      awardSearch: true,
      currentTripIndexId: '0',
      searchOriginDestinations: [{ origin: 'LHR', destination, departureDate: '2027-06-10' }],
    },
    customerDetails: Array.from({ length: adults }, (_, index) => ({ custId: String(index), ptc: 'ADT' })),
  }
}

const search = (token: string, sent: object = variables()) =>
  sandbox.call<Body>('/flights/graphql', {
    headers: { authorization: `Bearer ${token}` },
    json: { query: document, variables: sent },
  })

async function stored(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select count(*) from flight_basket) as baskets, (select count(*) from flight_offer) as offers,
       (select max(expires_at) from flight_basket) as expires`,
  )
  return rows[0]
}

/** The member's id token, as it would be if it lived so long. */
async function idTokenFor(lifetime: string): Promise<string> {
  const { signing } = await loadIdentityKeys(database.pool)
  return new SignJWT(decodeJwt(idToken))
    .setProtectedHeader({ alg: 'RS256', ...(signing.kid && { kid: signing.kid }) })
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importJWK(signing, 'RS256'))
}

describe('a search', () => {
  test('is kept: a basket with its fares, once, however often it is made', async () => {
    const first = await search(idToken)
    const after = await stored()
    expect(first.body.errors).toBeUndefined()
    expect(after).toMatchObject({ baskets: '1', offers: expect.stringMatching(/^[1-9]\d$/) as unknown })
    expect((await search(idToken)).body).toEqual(first.body)
    expect(await stored()).toMatchObject({ baskets: '1', offers: (after as { offers: string }).offers })
  })

  test.each([
    ['a route that is not flown', 'ROUTE_NOT_FLOWN', variables('MAN')],
    ['a day without flights', 'NO_FLIGHTS', variables('TAB')],
    ['an airport that there is not', 'BAD_USER_INPUT', variables('ZZZ')],
    ['ten people', 'BAD_USER_INPUT', variables('JFK', 10)],
    ['nobody', 'BAD_USER_INPUT', variables('JFK', 0)],
    ['nothing', 'BAD_USER_INPUT', {}],
  ])('for %s leaves nothing behind', async (_what, code, sent) => {
    const before = await stored()
    expect((await search(idToken, sent)).body.errors).toMatchObject([{ extensions: { code } }])
    expect(await stored()).toEqual(before)
  })

  test('of a member who has signed out is refused, however long the token would live [AUT-19] [FLT-62]', async () => {
    const walk = new IdentityWalk(sandbox.origin, '/kestrel-red')
    const tokens = await walk.tokens(member)
    expect((await search(tokens.idToken)).status).toBe(200)
    await walk.open(`/identity/session/end?id_token_hint=${tokens.idToken}`)
    expect((await search(tokens.idToken)).status).toBe(401)
    expect((await search(idToken)).status).toBe(200)
  })

  test('of a token that has just expired is refused [FLT-45] [FLT-62]', async () => {
    expect((await search(await idTokenFor('1m'))).status).toBe(200)
    const before = await stored()
    const { status, body, headers } = await search(await idTokenFor('-1m'))
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toContain('invalid_token')
    expect(body).toEqual({
      errors: [{ message: 'The id token has expired.', extensions: { code: 'UNAUTHENTICATED', status: 401 } }],
    })
    expect(await stored()).toEqual(before)
  })

  test('meets bad input outside of GraphQL with a GraphQL error as well', async () => {
    const send = (body: string) =>
      sandbox.call<Body>('/flights/graphql', {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body,
      })
    for (const [body, status, code] of [
      ['{', 400, 'BAD_USER_INPUT'],
      ['{}', 400, 'BAD_USER_INPUT'],
      ['{"query": 1}', 400, 'BAD_USER_INPUT'],
      ['{"query": "{"}', 400, 'GRAPHQL_PARSE_FAILED'],
      [`{"query": "${'x'.repeat(1_100_000)}"}`, 413, 'BODY_TOO_LARGE'],
    ] as const) {
      const reply = await send(body)
      expect(reply.status).toBe(status)
      expect(reply.body.errors?.[0]?.extensions).toMatchObject({ code, status })
    }
  })

  test('whose answer would break the schema fails, and tells the caller nothing of it', async () => {
    await search(idToken)
    const { rows } = await database.pool.query<{ offer_id: string }>(
      `update flight_offer set flight = jsonb_set(flight, '{duration}', '"long"') returning offer_id`,
    )
    const reply = await sandbox.call<Body>('/flights/graphql', {
      headers: { authorization: `Bearer ${idToken}` },
      json: {
        query: 'query Q($b: ID!, $o: ID!) { searchSummary(basketId: $b, offerId: $o) { flights { duration } } }',
        variables: { b: (await search(idToken)).body.data?.searchOffers.basketId, o: await bookable(rows) },
      },
    })
    expect(reply.status).toBe(500)
    expect(reply.body.errors?.[0]?.extensions).toEqual({ code: 'SERVER_ERROR', status: 500 })
  })
})

async function bookable(rows: readonly { offer_id: string }[]): Promise<string | undefined> {
  const found = await database.pool.query<{ offer_id: string }>(
    'select offer_id from flight_offer where offer_id = any($1) and seats is not null limit 1',
    [rows.map(({ offer_id }) => offer_id)],
  )
  return found.rows[0]?.offer_id
}
