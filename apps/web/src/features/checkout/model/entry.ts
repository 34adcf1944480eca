import type { Resumption } from '#platform/submission/resumption.ts'
import type { OrderInput, TypedOrder } from './order-draft.ts'

/** How the page is entered: with a form to fill in, or with something that goes on. */
export type Entry =
  | { kind: 'form'; notice?: 'cancelled' | 'failed' }
  /** Goes on after a step-up (STP-05). */
  | { kind: 'resume'; input: OrderInput }
  /** An earlier visit sent an order and heard nothing: the page looks what came of it, and sends nothing (API-06). */
  | { kind: 'look' }
  /** The member is stepped up and all is filled in (STP-08). */
  | { kind: 'send'; input: OrderInput }
  /** It was placed, and the page was left before it could say so. */
  | { kind: 'placed' }

export interface EntryFacts {
  typed: TypedOrder
  resumption: Resumption | undefined
  isUnresolved: boolean
  /** When an order of this reward was placed last, in milliseconds since 1970. */
  placedAt: number | undefined
  /** What can be sent at once, if the page was asked to do so and may. */
  directInput: OrderInput | undefined
}

/** What the page does when it is entered; never sends what is not complete. */
export function entryOf({ typed: { sent }, resumption, isUnresolved, placedAt, directInput }: EntryFacts): Entry {
  if (sent !== null && resumption === 'continue') return { kind: 'resume', input: sent.input }
  if (isUnresolved) return { kind: 'look' }
  if (sent !== null && placedAt !== undefined && placedAt >= sent.at) return { kind: 'placed' }
  if (resumption === 'cancelled' || resumption === 'failed') return { kind: 'form', notice: resumption }
  return directInput === undefined ? { kind: 'form' } : { kind: 'send', input: directInput }
}
