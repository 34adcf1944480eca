import { configureGraphqlClient } from '@clubhouse/graphql-client/configure'
import { cabinDetails } from '@clubhouse/graphql-client/flights'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'

let sandbox: TestSandbox
let idToken: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  idToken = (await signIn(sandbox.control, await sandbox.control.createMember('gb.flyer'))).idToken
})
afterAll(() => sandbox.close())

const connect = (token: string) =>
  configureGraphqlClient({ url: `${sandbox.origin}/flights/graphql`, idToken: () => Promise.resolve(token) })

test('a member reads what each cabin of an offer includes [FLT-61] [FLT-65]', async () => {
  connect(idToken)
  const answer = await cabinDetails({ offerId: 'LHR-JFK-1', passengerCounts: { adults: 2, children: 1 } })
  expect(answer.cabinDetails.offerId).toBe('LHR-JFK-1')
  expect(answer.cabinDetails.legs.length).toBeGreaterThan(0)
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

test('the same offer always has the same cabins', async () => {
  connect(idToken)
  const variables = { offerId: 'LHR-BGI-7', passengerCounts: { adults: 1 } }
  expect(await cabinDetails(variables)).toEqual(await cabinDetails(variables))
})

test('a visitor is refused [FLT-62]', async () => {
  connect('not-a-token')
  await expect(cabinDetails({ offerId: 'LHR-JFK-1', passengerCounts: { adults: 1 } })).rejects.toMatchObject({
    kind: 'unauthorized',
  })
})

test.each([
  ['nobody', { adults: 0 }],
  ['children alone', { adults: 0, children: 2 }],
  ['ten people', { adults: 6, children: 4 }],
  ['a negative number of people', { adults: -1 }],
])('%s cannot travel [CST-12]', async (_who, passengerCounts) => {
  connect(idToken)
  await expect(cabinDetails({ offerId: 'LHR-JFK-1', passengerCounts })).rejects.toMatchObject({ kind: 'bad_request' })
})

test('a request that breaks the schema is refused', async () => {
  const answer = await fetch(`${sandbox.origin}/flights/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query: 'query { cabinDetails(offerId: 1) { offerId, wings } }' }),
  })
  const body = (await answer.json()) as { errors?: { message: string }[] }
  expect(body.errors?.map(({ message }) => message).join(' ')).toContain('wings')
})
