import type { JsonObject } from '@clubhouse/schemas/load-document'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller } from './caller.ts'
import { contractOperations, type ContractOperation, documents } from './operations.ts'
import { send } from './send.ts'

type Detail = 'deliveryAddress' | 'personDetails' | 'consent' | 'giftMessage'
interface TypeDetails {
  needs: readonly Detail[]
  mayHave: readonly Detail[]
}

const person = { firstName: 'Alex', lastName: 'Hartley', email: 'alex@kestrel.test' }
const good: Record<Detail, JsonObject | string> = {
  deliveryAddress: {
    ...person,
    phoneNumber: '07700 900118',
    building: 'Flat 2',
    addressLine1: '14 Harbour Row',
    town: 'Bristol',
    county: 'Avon',
    postcode: 'BS1 4XE',
  },
  personDetails: person,
  consent: { over18: true, terms: true, marketingUpdates: false },
  giftMessage: 'Happy birthday, Dad.',
}
const details = Object.keys(good) as Detail[]

const placeOrder = operation('placeOrder')
const orderRequest = schemasOf('club')['OrderRequest'] as JsonObject
const fields = orderRequest['properties'] as Record<string, JsonObject>
const tableOfTypes = orderRequest['x-details-by-redemption-type'] as unknown as Record<string, TypeDetails>

let sandbox: TestSandbox
let rewardOf: ReadonlyMap<string, string>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  rewardOf = await rewardsByType()
})
afterAll(() => sandbox.close())

describe.each(Object.entries(tableOfTypes))('an order of %s', (type, { needs, mayHave }) => {
  const bodyOf = (...sent: readonly Detail[]): JsonObject => ({
    rewardId: rewardOf.get(type) ?? '',
    ...Object.fromEntries(sent.map((detail) => [detail, good[detail]])),
  })

  test('is placed with what the contract says it needs, and with what it may have [RDM-06]', async () => {
    expect(await order(bodyOf(...needs))).toMatchObject({ status: 201 })
    expect(await order(bodyOf(...needs, ...mayHave))).toMatchObject({ status: 201 })
  })

  test('is refused without a detail that the contract says it needs', async () => {
    for (const missing of needs) {
      const { status, body } = await order(bodyOf(...needs.filter((each) => each !== missing)))
      expect({ status, path: firstPathIn(body) }, missing).toEqual({
        status: 422,
        path: expect.stringMatching(`^body/${missing}`) as string,
      })
    }
  })

  test('is refused with a detail that the contract says it does not take', async () => {
    for (const unwanted of details.filter((each) => !needs.includes(each) && !mayHave.includes(each))) {
      const { status, body } = await order(bodyOf(...needs, unwanted))
      expect({ status, code: (body as JsonObject)['code'], path: firstPathIn(body) }).toEqual({
        status: 422,
        code: 'DETAILS_NOT_WANTED',
        path: `body/${unwanted}`,
      })
    }
  })
})

test('a reward of a type that the contract does not list is not ordered at the club', async () => {
  const others = [...rewardOf].filter(([type]) => tableOfTypes[type] === undefined)
  expect(others.length).toBeGreaterThan(3)
  for (const [type, rewardId] of others)
    expect((await order({ rewardId })).body, type).toMatchObject({ code: 'NOT_ORDERABLE' })
})

test.each(details)('the description of %s names the types that take it', (detail) => {
  const inTable = Object.entries(tableOfTypes).filter(([, { needs, mayHave }]) =>
    [...needs, ...mayHave].includes(detail),
  )
  const described = String(fields[detail]?.['description']).match(/\b[A-Z]+_[A-Z]+\b/g) ?? []
  expect(new Set(described)).toEqual(new Set(inTable.map(([type]) => type)))
})

/** Orders as a new member each time: a step-up may be good for one order only. */
async function order(body: JsonObject) {
  const caller = await newCaller(sandbox, placeOrder)
  const parameters = Object.fromEntries(placeOrder.parameters.map(({ name, example }) => [name, example]))
  return caller.call({ parameters, body })
}

async function rewardsByType(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let offset = 0, hasMore = true; hasMore; offset += 100) {
    const page = await send(
      operation('listPublicSpendRewards'),
      { parameters: { viewingRegion: 'GB', limit: 100, offset } },
      { origin: sandbox.origin },
    )
    const { rewards, paging } = page.body as { rewards: JsonObject[]; paging: { hasMore: boolean } }
    for (const { rewardId, redemptionType, availability, subscriptionPlanId, variants, cost } of rewards)
      if (availability === 'AVAILABLE' && !subscriptionPlanId && !variants && Number(cost) <= 24_000)
        found.set(String(redemptionType), String(rewardId))
    hasMore = paging.hasMore
  }
  return found
}

function operation(id: string): ContractOperation {
  const found = contractOperations.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no operation ${id}`)
  return found
}

function schemasOf(host: 'club'): JsonObject {
  const components = documents.get(host)?.['components'] as JsonObject
  return components['schemas'] as JsonObject
}

function firstPathIn(body: unknown): string | undefined {
  return (body as { errors?: { path: string }[] }).errors?.[0]?.path
}
