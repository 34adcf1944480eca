import { expect, test } from 'vitest'
import { type DialogFacts, type DialogView, dialogViewOf } from './dialog-view.ts'

const facts: DialogFacts = { resumption: undefined, hasEnoughPoints: true }

test.each<[Parameters<typeof dialogViewOf>[0], Partial<DialogFacts>, DialogView]>([
  ['idle', {}, 'confirm'],
  ['idle', { hasEnoughPoints: false }, 'insufficient'],
  ['idle', { resumption: 'cancelled' }, 'cancelled'],
  ['idle', { resumption: 'failed' }, 'failed'],
  // What was sent may have taken the points itself.
  ['sending', { hasEnoughPoints: false }, 'sending'],
  ['checking', { resumption: 'failed' }, 'checking'],
  ['unknown', {}, 'unknown'],
  ['unresolved', { resumption: 'cancelled', hasEnoughPoints: false }, 'unresolved'],
  ['refused', {}, 'refused'],
  ['done', {}, 'sending'],
  ['done-elsewhere', {}, 'sending'],
])('while the submission is %s, with %j, the dialog shows: %s [RDM-01] [RDM-17]', (kind, change, view) => {
  expect(dialogViewOf(kind, { ...facts, ...change })).toBe(view)
})
