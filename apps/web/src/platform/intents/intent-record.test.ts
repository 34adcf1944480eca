import { beforeEach, expect, test } from 'vitest'
import { draftKey, sharedPrivateStorage } from '../storage/private-storage.ts'
import {
  beginIntent,
  completeIntent,
  dropIntent,
  intentRecord,
  isOutcomeOpen,
  setIntentAside,
} from './intent-record.ts'

const name = 'exchange:100101'

beforeEach(() => localStorage.clear())

test('a wish keeps its key until its outcome is known [API-06]', () => {
  const key = beginIntent(name)
  expect(isOutcomeOpen(name)).toBe(true)
  expect(beginIntent(name)).toBe(key)
  setIntentAside(name)
  expect(isOutcomeOpen(name)).toBe(false)
  expect(beginIntent(name)).toBe(key)
  completeIntent(name)
  expect(intentRecord(name)).toMatchObject({ kind: 'done' })
  expect(beginIntent(name)).not.toBe(key)
})

test('what was refused leaves nothing behind', () => {
  const refused = 'exchange:100102'
  const key = beginIntent(refused)
  dropIntent(refused)
  expect(intentRecord(refused)).toBeUndefined()
  expect(beginIntent(refused)).not.toBe(key)
})

test('another name is another wish', () => {
  expect(beginIntent('order:1')).not.toBe(beginIntent('order:2'))
})

test.each([
  '{"kind":',
  'null',
  '[]',
  '{"kind":"open","key":1,"isSent":true}',
  '{"kind":"done","at":"today"}',
  '{"kind":"new"}',
])('what is not a record counts as none: %s', (text) => {
  sharedPrivateStorage.set(draftKey(`intent:${name}`), text)
  expect(intentRecord(name)).toBeUndefined()
})

test('a session that ran out leaves wishes to their member, and to nobody else [AUT-03]', () => {
  sharedPrivateStorage.claimFor('ada')
  const key = beginIntent(name)
  sharedPrivateStorage.clear({ keepsDrafts: true })
  sharedPrivateStorage.claimFor('ada')
  expect(beginIntent(name)).toBe(key)
  sharedPrivateStorage.clear({ keepsDrafts: true })
  sharedPrivateStorage.claimFor('bob')
  expect(intentRecord(name)).toBeUndefined()
  beginIntent(name)
  sharedPrivateStorage.clear()
  expect(intentRecord(name)).toBeUndefined()
})
