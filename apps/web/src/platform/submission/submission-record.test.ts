import { beforeEach, expect, test } from 'vitest'
import { draftKey, sharedPrivateStorage } from '../storage/private-storage.ts'
import {
  beginSubmission,
  completeSubmission,
  dropSubmission,
  submissionRecord,
  isOutcomeOpen,
  abandonSubmission,
} from './submission-record.ts'

const name = 'exchange:100101'

beforeEach(() => localStorage.clear())

test('a submission keeps its key until its outcome is known [API-06]', () => {
  const key = beginSubmission(name)
  expect(isOutcomeOpen(name)).toBe(true)
  expect(beginSubmission(name)).toBe(key)
  abandonSubmission(name)
  expect(isOutcomeOpen(name)).toBe(false)
  expect(beginSubmission(name)).toBe(key)
  completeSubmission(name)
  expect(submissionRecord(name)).toMatchObject({ kind: 'done' })
  expect(beginSubmission(name)).not.toBe(key)
})

test('what was refused leaves nothing behind', () => {
  const refused = 'exchange:100102'
  const key = beginSubmission(refused)
  dropSubmission(refused)
  expect(submissionRecord(refused)).toBeUndefined()
  expect(beginSubmission(refused)).not.toBe(key)
})

test('another name is another submission', () => {
  expect(beginSubmission('order:1')).not.toBe(beginSubmission('order:2'))
})

test.each([
  '{"kind":',
  'null',
  '[]',
  '{"kind":"open","key":1,"isSent":true}',
  '{"kind":"done","at":"today"}',
  '{"kind":"new"}',
])('what is not a record counts as none: %s', (text) => {
  sharedPrivateStorage.set(draftKey(`submission:${name}`), text)
  expect(submissionRecord(name)).toBeUndefined()
})

test('a session that ran out leaves open submissions to their member, and to nobody else [AUT-03]', () => {
  sharedPrivateStorage.claimFor('ada')
  const key = beginSubmission(name)
  sharedPrivateStorage.clear({ keepsDrafts: true })
  sharedPrivateStorage.claimFor('ada')
  expect(beginSubmission(name)).toBe(key)
  sharedPrivateStorage.clear({ keepsDrafts: true })
  sharedPrivateStorage.claimFor('bob')
  expect(submissionRecord(name)).toBeUndefined()
  beginSubmission(name)
  sharedPrivateStorage.clear()
  expect(submissionRecord(name)).toBeUndefined()
})
