import { expect, test } from 'vitest'
import { type Entry, type EntryFacts, entryOf } from './entry.ts'
import { emptyOrder, type OrderInput } from './order-draft.ts'

const input: OrderInput = { kind: 'order', body: { rewardId: '1' } }
const direct: OrderInput = { kind: 'order', body: { rewardId: '2' } }
const nothing = emptyOrder
const sent = { ...nothing, sent: { input, at: 1000 } }
const facts: EntryFacts = {
  typed: nothing,
  resumption: undefined,
  isUnresolved: false,
  placedAt: undefined,
  directInput: undefined,
}

test.each<[string, Partial<EntryFacts>, Entry]>([
  ['nothing under way', {}, { kind: 'form' }],
  ['a step-up that is done', { typed: sent, resumption: 'continue' }, { kind: 'resume', input }],
  ['a step-up that was called off', { typed: sent, resumption: 'cancelled' }, { kind: 'form', notice: 'cancelled' }],
  ['a step-up that failed', { typed: sent, resumption: 'failed' }, { kind: 'form', notice: 'failed' }],
  ['an outcome that nobody knows', { typed: sent, isUnresolved: true }, { kind: 'look' }],
  ['an unknown outcome of what is not in the form any more', { isUnresolved: true }, { kind: 'look' }],
  [
    'a step-up that was called off, for an unknown outcome',
    { typed: sent, isUnresolved: true, resumption: 'cancelled' },
    { kind: 'look' },
  ],
  ['an order that was placed unseen', { typed: sent, placedAt: 1500 }, { kind: 'placed' }],
  ['an earlier order of the same reward', { typed: sent, placedAt: 500 }, { kind: 'form' }],
  ['all filled in, stepped up and asked for', { directInput: direct }, { kind: 'send', input: direct }],
  ['an unknown outcome, and asked for', { typed: sent, isUnresolved: true, directInput: direct }, { kind: 'look' }],
  [
    'a step-up that was called off, and asked for',
    { resumption: 'cancelled', directInput: direct },
    { kind: 'form', notice: 'cancelled' },
  ],
])('%s', (_name, change, entry) => {
  expect(entryOf({ ...facts, ...change })).toEqual(entry)
})
