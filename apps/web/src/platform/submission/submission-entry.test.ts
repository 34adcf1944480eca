import { expect, test } from 'vitest'
import { entryOf, type EntryFacts, type SubmissionEntry } from './submission-entry.ts'

const input = 'a coffee'
const confirmed = { input, at: 1000 }
const facts: EntryFacts<string> = {
  confirmed: undefined,
  stepUpReturn: undefined,
  isUnresolved: false,
  doneAt: undefined,
}

test.each<[string, Partial<EntryFacts<string>>, SubmissionEntry<string>]>([
  ['nothing under way', {}, { kind: 'idle' }],
  ['a step-up that is done', { confirmed, stepUpReturn: 'stepped-up' }, { kind: 'resumed', input }],
  ['a step-up that is done, for what nobody knows any more', { stepUpReturn: 'stepped-up' }, { kind: 'idle' }],
  [
    'a step-up that was called off',
    { confirmed, stepUpReturn: 'cancelled' },
    { kind: 'step-up-ended', how: 'cancelled' },
  ],
  ['a step-up that failed', { confirmed, stepUpReturn: 'failed' }, { kind: 'step-up-ended', how: 'failed' }],
  ['an outcome that nobody knows', { confirmed, isUnresolved: true }, { kind: 'interrupted' }],
  ['an unknown outcome of what is not kept any more', { isUnresolved: true }, { kind: 'interrupted' }],
  [
    'a step-up that was called off, for an unknown outcome',
    { confirmed, isUnresolved: true, stepUpReturn: 'cancelled' },
    { kind: 'interrupted' },
  ],
  ['one that was done and not reported', { confirmed, doneAt: 1500 }, { kind: 'done-elsewhere' }],
  ['an earlier one of the same name', { confirmed, doneAt: 500 }, { kind: 'idle' }],
  ['one that is done, confirmed nobody knows when', { confirmed: { input }, doneAt: 500 }, { kind: 'idle' }],
])('after %s, the page finds it as it is [API-06] [STP-05]', (_name, change, entry) => {
  expect(entryOf({ ...facts, ...change })).toEqual(entry)
})
