import { GraphQLClient } from 'graphql-request'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema, validate } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cabinDetails,
  choose,
  goRoundTrip,
  idTokenOf,
  search,
  searchFor,
  searchOffers,
  searchOffersNextSlice,
  setClock,
  speakAs,
} from './graphql-journey.ts'
import { answerViolations, contractDocuments, flightSchema } from './graphql-schema.ts'
import { brokenVariables, goodVariables, type Variables } from './graphql-variables.ts'

let sandbox: TestSandbox
let idToken: string
/** What no type tells: of a journey whose fares are chosen both ways. */
let known: Variables
let knownOut: Variables

beforeAll(async () => {
  sandbox = await startTestSandbox()
  await setClock(sandbox)
  idToken = await idTokenOf(sandbox)
  speakAs(sandbox.origin, idToken)
  const { basketId, outbound, inbound } = await goRoundTrip()
  const { flightSearchRequest } = searchFor()
  known = {
    basketId,
    offerId: inbound.id,
    Int: 1,
    custId: '1',
    searchOriginDestinations: flightSearchRequest.searchOriginDestinations,
  }
  knownOut = { ...known, offerId: outbound.id }
})
beforeEach(() => speakAs(sandbox.origin, idToken))
afterAll(() => sandbox.close())

interface Reply {
  status: number
  body: { data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[] }
}

async function ask(query: string, variables: Variables, token: string | null = idToken): Promise<Reply> {
  const answer = await fetch(`${sandbox.origin}/flights/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answer.status, body: (await answer.json()) as Reply['body'] }
}

/** Values that make sense for an operation: on the second slice, or on the first to get there. */
function variablesOf(document: (typeof contractDocuments)[number]): Variables {
  const isNext = document.field.args.some(({ name }) => name === 'currentTripIndexId')
  return goodVariables(document, { ...(isNext ? knownOut : known), currentTripIndexId: isNext ? '1' : '0' })
}

describe.each(contractDocuments.map((document) => [document.name, document] as const))('%s', (name, document) => {
  test('fits the schema, and says which requirements it serves [DCD-01]', () => {
    expect(validate(flightSchema, document.document)).toEqual([])
    expect(document.text).toMatch(/^# .*\n(?:# .*\n)*query /)
    expect(document.text.split('\nquery')[0]).toMatch(/\b[A-Z]{3}-\d{2}\b/)
  })

  test('is answered as the schema says [DCD-04]', async () => {
    const { status, body } = await ask(document.text, variablesOf(document))
    expect(body.errors).toBeUndefined()
    expect(status).toBe(200)
    expect(answerViolations(document, body.data)).toEqual([])
  })

  test('refuses every variable that breaks the schema, says where, and changes nothing [DCD-04] [ERR-02]', async () => {
    const before = await ask(document.text, variablesOf(document))
    const broken = brokenVariables(document, variablesOf(document))
    expect(broken.length).toBeGreaterThan(5)
    for (const { what, path, variables } of broken) {
      const { status, body } = await ask(document.text, variables)
      expect(status, `${name} with ${what}: ${JSON.stringify(body)}`).toBe(400)
      expect(body.data ?? null).toBeNull()
      expect(body.errors?.[0]?.extensions, what).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 })
      const errors = body.errors?.[0]?.extensions['errors'] as { path: string }[]
      expect(errors[0]?.path.startsWith(path), `${what}: ${JSON.stringify(errors)}`).toBe(true)
    }
    expect(await ask(document.text, variablesOf(document))).toEqual(before)
  })

  test('is for members only [FLT-45] [FLT-62]', async () => {
    for (const token of [null, 'not.a.token', `${idToken.slice(0, -8)}AAAAAAAA`]) {
      const { status, body } = await ask(document.text, variablesOf(document), token)
      expect(status).toBe(401)
      expect(body.data).toBeUndefined()
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', status: 401 })
    }
  })

  test('is written down, and meets the faults that wait for it', async () => {
    const member = await sandbox.control.createMember('gb.flyer')
    const token = await idTokenOf(sandbox, member.email)
    await sandbox.control.addFault({ operationId: name, member: member.email, status: 502, message: 'Not now.' })
    const { status, body } = await ask(document.text, variablesOf(document), token)
    expect(status).toBe(502)
    expect(body.errors).toEqual([{ message: 'Not now.', extensions: { code: 'BAD_GATEWAY', status: 502 } }])
    const [received] = await sandbox.control.requests({ operationId: name, member: member.email })
    expect(received).toMatchObject({ status: 502, body: { variables: variablesOf(document) } })
  })
})

test('every part of the schema says what it is, and which requirement asks for it [DCD-01]', () => {
  const parts = Object.values(flightSchema.getTypeMap())
    .filter(({ astNode }) => astNode)
    .flatMap((type) => [
      { name: type.name, description: type.description },
      ...('getValues' in type ? type.getValues() : []),
      ...('getFields' in type
        ? Object.values(type.getFields()).flatMap((field) => [field, ...('args' in field ? field.args : [])])
        : []),
    ])
  expect(parts.length).toBeGreaterThan(100)
  const silent = parts.filter(({ description }) => !/\b[A-Z]{3}-\d{2}\b/.test(description ?? ''))
  expect(silent.map(({ name }) => name)).toEqual([])
})

describe('a stock client', () => {
  const client = () =>
    new GraphQLClient(`${sandbox.origin}/flights/graphql`, { headers: { authorization: `Bearer ${idToken}` } })

  test('reads the schema that is in the repository', async () => {
    const query = getIntrospectionQuery({ specifiedByUrl: true })
    const answered = buildClientSchema(await client().request<IntrospectionQuery>(query))
    expect(printSchema(answered)).toBe(printSchema(flightSchema))
  })

  test.each(contractDocuments.map((document) => [document.name, document] as const))(
    'runs %s',
    async (_name, document) => {
      const data = await client().request(document.text, variablesOf(document))
      expect(answerViolations(document, data)).toEqual([])
    },
  )
})

test('a member reads what each cabin of an offer includes [FLT-61] [FLT-65]', async () => {
  const { searchOffers: found } = await searchOffers(searchFor({ passengers: ['ADT', 'ADT', 'CNN'] }))
  const offerId = choose(found.slice.flightsAndFares, ({ fareSegments }) => fareSegments.length === 1).id
  const answer = await cabinDetails({ offerId, passengerCounts: { adults: 2, children: 1 } })
  expect(answer.cabinDetails.offerId).toBe(offerId)
  expect(answer.cabinDetails.legs).toHaveLength(1)
  for (const leg of answer.cabinDetails.legs) {
    expect(Object.keys(leg).sort()).toEqual(
      [
        'beverages',
        'boardingPriority',
        'carryOnBags',
        'checkInPriority',
        'checkedBags',
        'dominantCabinName',
        'freshFoods',
        'loungeAccess',
        'seatPitch',
        'seatSelection',
      ].sort(),
    )
  }
})

test.each([
  ['one', { adults: 1 }, '1 bag up to 23 kg'],
  ['nine', { adults: 9 }, '9 bags up to 23 kg each'],
  ['nine of all kinds', { adults: 3, youngAdults: 2, children: 1, infants: 3 }, '9 bags up to 23 kg each'],
])('cabins are told for %s, with the bags of all [FLT-61] [CST-12.a]', async (_who, passengerCounts, bags) => {
  const { slice } = await search()
  const offerId = choose(slice.flightsAndFares, ({ fareFamilyType }) => fareFamilyType === 'AWARD-ECONOMY').id
  const { cabinDetails: cabins } = await cabinDetails({ offerId, passengerCounts })
  expect(cabins.legs[0]?.checkedBags).toBe(bags)
})

test('the same offer always has the same cabins', async () => {
  const { inbound } = await goRoundTrip()
  const variables = { offerId: inbound.id, passengerCounts: { adults: 1 } }
  expect(await cabinDetails(variables)).toEqual(await cabinDetails(variables))
})

test('a slice can be asked for by number or by text [CON-47]', async () => {
  const { basketId, outbound } = await goRoundTrip()
  const text = await searchOffersNextSlice({ basketId, offerId: outbound.id, currentTripIndexId: '1' })
  const next = contractDocuments.find(({ name }) => name === 'SearchOffersNextSlice')
  const { body } = await ask(next?.text ?? '', { basketId, offerId: outbound.id, currentTripIndexId: 1 })
  expect(body.data).toEqual(text)
})

test('a visitor is refused [FLT-62]', async () => {
  speakAs(sandbox.origin, 'not-a-token')
  await expect(cabinDetails({ offerId: 'any', passengerCounts: { adults: 1 } })).rejects.toMatchObject({
    kind: 'unauthorized',
  })
})

test.each([
  ['nobody', { adults: 0 }],
  ['children alone', { adults: 0, children: 2 }],
  ['ten people', { adults: 6, children: 4 }],
  ['a negative number of people', { adults: -1 }],
  ['more infants than adults', { adults: 1, infants: 2 }],
])('%s cannot travel [FLT-25] [CST-12.a]', async (_who, passengerCounts) => {
  const { inbound } = await goRoundTrip()
  await expect(cabinDetails({ offerId: inbound.id, passengerCounts })).rejects.toMatchObject({
    kind: 'bad_request',
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'passengerCounts' }],
  })
})

test.each([
  ['a field that there is not', '{ cabinDetails(offerId: 1) { offerId, wings } }', 'wings'],
  ['no GraphQL', '{', 'Syntax Error'],
  ['an operation that there is not', 'mutation { book }', 'mutation'],
  [
    'far too much',
    `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    'fields at most',
  ],
  [
    'what is far too deep',
    `{ __schema { types { fields { type ${'{ ofType '.repeat(20)}{ name }${'}'.repeat(20)} } } } }`,
    'deep',
  ],
])('a request for %s is refused [ERR-02]', async (_what, query, words) => {
  const { status, body } = await ask(query, {})
  expect(status).toBe(400)
  expect(body.errors?.map(({ message }) => message).join(' ')).toContain(words)
  expect(body.errors?.[0]?.extensions).toMatchObject({
    status: 400,
    code: expect.stringMatching(/^GRAPHQL_/) as unknown,
  })
})
