import type { Json } from '@clubhouse/schemas/load-document'
import { expect } from 'vitest'
import { numberAt } from './arbitraries.ts'
import { type Caller, type ContractServer, newCaller } from './caller.ts'
import type { ContractOperation, ContractPage, JsonObject } from './operations.ts'

interface Page {
  items: readonly Json[]
  total: number | undefined
  more: boolean | undefined
}

/** Expects that the pages of a list differ, together give the whole, and say what of it is left. */
export async function expectPages(server: ContractServer, operation: ContractOperation): Promise<void> {
  const { page: places } = operation
  if (places === undefined) throw new Error(`${operation.id} has no pages`)
  const caller = await newCaller(server, operation)
  const read = (at: { offset?: number; limit?: number }) => readPage(caller, operation, places, at)

  const whole = await readWhole(read, limitOf(operation, 'limit', 'maximum'))
  expect(whole.length, `${operation.id} needs a list of three or more to be read in pages`).toBeGreaterThan(2)
  const limit = Math.max(1, Math.floor(whole.length / 3))
  expect(await readWhole(read, limit), `pages of ${limit}`).toEqual(whole)

  const first = await read({})
  expect(first.items, 'the page that is answered when none is named').toEqual(
    whole.slice(0, limitOf(operation, 'limit', 'default')),
  )
  const beyond = await read({ offset: whole.length, limit })
  expect(beyond.items, 'the page after the last').toEqual([])
  for (const { total } of [first, beyond]) expect(total ?? whole.length, 'the total').toBe(whole.length)
  for (const offset of [0, whole.length - limit, whole.length]) {
    const { more } = await read({ offset, limit })
    expect(more ?? offset === 0, `whether there is more after ${offset + limit} of ${whole.length}`).toBe(offset === 0)
  }
}

/** All items, read in pages of a size; a page that is neither full nor the last ends the test. */
async function readWhole(read: (at: { offset: number; limit: number }) => Promise<Page>, limit: number) {
  const whole: Json[] = []
  for (;;) {
    const { items, total, more } = await read({ offset: whole.length, limit })
    expect(items.length, `items on a page of ${limit}`).toBeLessThanOrEqual(limit)
    const known = new Set(whole.map((item) => JSON.stringify(item)))
    const twice = items.filter((item) => known.has(JSON.stringify(item)))
    expect(twice, 'items that were on an earlier page').toEqual([])
    whole.push(...items)
    const isLast = more === undefined ? whole.length >= (total ?? 0) : !more
    if (isLast) return whole
    expect(items.length, `items on a page of ${limit} that is not the last`).toBe(limit)
  }
}

async function readPage(
  caller: Caller,
  operation: ContractOperation,
  places: ContractPage,
  at: { offset?: number; limit?: number },
): Promise<Page> {
  const required = operation.parameters
    .filter(({ isRequired }) => isRequired)
    .map(({ name, example }) => [name, example])
  const { status, body } = await caller.call({ parameters: { ...Object.fromEntries(required), ...at } })
  expect(status).toBe(200)
  const valueAt = (place: string | undefined) => (place === undefined ? undefined : partAt(body as JsonObject, place))
  for (const name of ['offset', 'limit'] as const) {
    const expected = at[name] ?? limitOf(operation, name, 'default')
    expect(valueAt(places[name]) ?? expected, `the ${name} that the page tells`).toBe(expected)
  }
  return {
    items: valueAt(places.items) as Json[],
    total: valueAt(places.total) as number | undefined,
    more: valueAt(places.more) as boolean | undefined,
  }
}

function limitOf({ id, parameters }: ContractOperation, name: 'offset' | 'limit', key: 'default' | 'maximum'): number {
  const limit = numberAt(parameters.find((each) => each.name === name)?.schema ?? {}, key)
  if (limit === undefined) throw new Error(`The ${name} of ${id} has no ${key}`)
  return limit
}

function partAt(body: JsonObject, place: string): Json | undefined {
  let part: Json | undefined = body
  for (const name of place.split('/').slice(1)) part = (part as JsonObject)[name]
  return part
}
