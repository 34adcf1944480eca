import type { operations as B2cOperations } from '@clubhouse/rest-client/b2c.types'
import type { operations as ClubOperations } from '@clubhouse/rest-client/club.types'
import { expect, expectTypeOf, test } from 'vitest'
import type { B2cHandlers, EventsHandlers } from '../generated/rest-b2c-handlers.ts'
import { defineHandlers, type Handler, type Handlers } from './handler-types.ts'

// What the type checker must refuse: this file compiles only if each marked line is an error.

const define = defineHandlers<Pick<B2cOperations, 'recordUserEvents' | 'listAccountBalances'>>()

const complete = define({
  recordUserEvents: () => ({ status: 204 }),
  listAccountBalances: () => ({ status: 200, body: [{ currency: 'VRED', balance: 1 }] }),
})

// @ts-expect-error an operation without a handler
export const missing = define({
  recordUserEvents: () => ({ status: 204 }),
})

export const unknown = define({
  recordUserEvents: () => ({ status: 204 }),
  listAccountBalances: () => ({ status: 200, body: [] }),
  // @ts-expect-error a handler without an operation
  listAccounts: () => ({ status: 200, body: [] }),
})

export const wrongBody = define({
  recordUserEvents: () => ({ status: 204 }),
  // @ts-expect-error a balance that is no number
  listAccountBalances: () => ({ status: 200, body: [{ currency: 'VRED', balance: '1' }] }),
})

export const wrongStatus = define({
  // @ts-expect-error a status that the document does not declare
  recordUserEvents: () => ({ status: 202 }),
  listAccountBalances: () => ({ status: 200, body: [] }),
})

// @ts-expect-error a success without its body
export const noBody: Handler<ClubOperations['getBalances']> = () => ({ status: 200 })

export const unknownQuery: Handler<ClubOperations['listVouchers']> = ({ query }) => {
  // @ts-expect-error a query parameter that the operation does not have
  const { viewingRegion } = query
  return { status: 400, body: { code: 'VALIDATION', message: String(viewingRegion) } }
}

export const otherTag: EventsHandlers = {
  recordUserEvents: () => ({ status: 204 }),
  // @ts-expect-error an operation of another tag
  listAccountBalances: () => ({ status: 200, body: [] }),
}

// @ts-expect-error a tag without its handler
export const emptyTag: EventsHandlers = {}

test('the handlers of a host are all of its operations, and those of a tag are some of them', () => {
  expectTypeOf<B2cHandlers>().toEqualTypeOf<Handlers<B2cOperations>>()
  expectTypeOf<B2cHandlers>().toExtend<EventsHandlers>()
})

test('handlers that fit the document are taken as they are', () => {
  expect(Object.keys(complete)).toEqual(['recordUserEvents', 'listAccountBalances'])
})
