import type { operations as B2cOperations } from '@clubhouse/rest-client/b2c.types'
import type { operations as ClubOperations } from '@clubhouse/rest-client/club.types'
import { expectTypeOf, test } from 'vitest'
import type { B2cHandlers, EventsHandlers } from '../generated/rest-b2c-handlers.ts'
import type { ClubMember } from './club.ts'
import type { Handler, Handlers } from './handler-types.ts'

// What the type checker must refuse: this file compiles only if each marked line is an error.

type Two = Handlers<Pick<B2cOperations, 'recordUserEvents' | 'listAccountBalances'>>

export const complete: Two = {
  recordUserEvents: () => undefined,
  listAccountBalances: () => [{ currency: 'VRED', balance: 1 }],
}

// @ts-expect-error an operation without a handler
export const missing: Two = {
  recordUserEvents: () => undefined,
}

export const unknown: Two = {
  recordUserEvents: () => undefined,
  listAccountBalances: () => [],
  // @ts-expect-error a handler without an operation
  listAccounts: () => [],
}

export const wrongBody: Two = {
  recordUserEvents: () => undefined,
  // @ts-expect-error a balance that is no number
  listAccountBalances: () => [{ currency: 'VRED', balance: '1' }],
}

export const bodyOfNone: Two = {
  // @ts-expect-error a body of an answer that has none
  recordUserEvents: () => [],
  listAccountBalances: () => [],
}

// @ts-expect-error a success without its body
export const noBody: Handler<ClubOperations['getBalances']> = () => undefined

export const unknownQuery: Handler<ClubOperations['listVouchers']> = ({ query }) => {
  // @ts-expect-error a query parameter that the operation does not have
  const { viewingRegion } = query
  throw new Error(String(viewingRegion))
}

export const otherTag: EventsHandlers = {
  recordUserEvents: () => undefined,
  // @ts-expect-error an operation of another tag
  listAccountBalances: () => [],
}

// @ts-expect-error a tag without its handler
export const emptyTag: EventsHandlers = {}

test('the handlers of a host are all of its operations, and those of a tag are some of them', () => {
  expectTypeOf<B2cHandlers>().toEqualTypeOf<Handlers<B2cOperations>>()
  expectTypeOf<B2cHandlers>().toExtend<EventsHandlers>()
})

test('only an operation for members is given the member who calls', () => {
  type MemberOf<Id extends keyof ClubOperations> = Parameters<Handler<ClubOperations[Id]>>[0]['member']
  expectTypeOf<MemberOf<'getProfile'>>().toEqualTypeOf<ClubMember>()
  expectTypeOf<MemberOf<'listFeatures'>>().toEqualTypeOf<undefined>()
})
