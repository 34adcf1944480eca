import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, logOut } from '#platform/auth/auth.ts'
import { currentSession, setSession } from '#platform/auth/session-store.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'
import { recordLifetime, recordOf, unresolvedSubmission } from './submission-record.ts'

const name = 'exchange:100101'
const signIn = (memberId: string) =>
  setSession({ kind: 'authenticated', member: { memberId, email: `${memberId}@kestrel.test` } })

beforeEach(() => {
  localStorage.clear()
  signIn('ada')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setSession({ kind: 'unauthenticated' })
})

test('a submission keeps its key until its outcome is known [API-06]', () => {
  const record = recordOf(name)
  const key = record.begin()
  expect(unresolvedSubmission(name)).toMatchObject({ key })
  expect(record.begin()).toBe(key)
  record.abandon(key)
  expect(unresolvedSubmission(name)).toBeUndefined()
  expect(record.begin()).toBe(key)
  record.complete(key)
  expect(record.read()).toMatchObject({ kind: 'done' })
  expect(record.begin()).not.toBe(key)
})

test('what was refused leaves nothing behind', () => {
  const record = recordOf(name)
  const key = record.begin()
  record.drop(key)
  expect(record.read()).toBeUndefined()
  expect(record.begin()).not.toBe(key)
})

test('what the member leaves is not asked about again, and goes on with its key when it is confirmed again [API-06]', () => {
  const record = recordOf(name)
  const key = record.begin()
  record.leave()
  expect(unresolvedSubmission(name)).toBeUndefined()
  expect(record.begin()).toBe(key)
  expect(unresolvedSubmission(name)).toMatchObject({ key })
})

test('another name is another submission', () => {
  expect(recordOf('order:1').begin()).not.toBe(recordOf('order:2').begin())
})

test.each([
  '{"kind":',
  'null',
  '[]',
  '{"kind":"open","key":1,"isSent":true,"at":1}',
  '{"kind":"open","key":"12345678","isSent":true}',
  '{"kind":"done","at":"today"}',
  '{"kind":"new","at":1}',
])('what is not a record counts as none: %s', (text) => {
  safeLocalStorage.set(`submission:ada:${name}`, text)
  expect(recordOf(name).read()).toBeUndefined()
})

test.each([
  ['it ran out', async () => endSession()],
  ['it ended in another tab', async () => endSession({ isHeard: true })],
  ['the member logged out', () => logOut().catch(() => undefined)],
])('an open key outlives the end of the session when %s, for its member alone [API-06] [AUT-03]', async (_how, end) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const key = recordOf(name).begin(400)
  await end()
  expect(currentSession().kind).not.toBe('authenticated')
  signIn('bob')
  expect(unresolvedSubmission(name)).toBeUndefined()
  const keyOfBob = recordOf(name).begin()
  expect(keyOfBob).not.toBe(key)
  recordOf(name).complete(keyOfBob)
  signIn('ada')
  expect(unresolvedSubmission(name)).toMatchObject({ key, amount: 400 })
})

test('nothing personal is kept but whose it is', () => {
  recordOf(name).begin(400)
  const [[storageKey, text] = []] = Object.entries(localStorage)
  expect(storageKey).toBe(`submission:ada:${name}`)
  expect(Object.keys(JSON.parse(String(text)) as object)).toEqual(['kind', 'key', 'at', 'isSent', 'amount'])
})

test('a key is forgotten after seven days, whosever it is', () => {
  vi.useFakeTimers()
  const key = recordOf(name).begin()
  vi.advanceTimersByTime(recordLifetime)
  expect(recordOf(name).begin()).toBe(key)
  vi.advanceTimersByTime(1)
  signIn('bob')
  recordOf('order:1').begin()
  expect(Object.keys(localStorage)).toEqual(['submission:bob:order:1'])
})
