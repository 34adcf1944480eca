import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetLogin,
  forgetLogins,
  keepLogin,
  type KeptLogin,
  keptLogin,
  loginKeyPrefix,
  longestLogin,
  mostLogins,
  newestLogin,
} from './kept-logins.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const login = (state: string): KeptLogin => ({
  state,
  verifier: `verifier of ${state}`,
  nonce: `nonce of ${state}`,
  isStepUp: false,
  startedAt: Date.now(),
})

/** Starts logins one after the other, a second apart. */
function start(...states: string[]): void {
  for (const state of states) {
    vi.advanceTimersByTime(1000)
    keepLogin(login(state))
  }
}

const keys = () => Object.keys(localStorage).toSorted()

test('two logins at once, in two tabs, each have their own verifier and nonce; the newest stands under the specified keys [AUT-05]', () => {
  start('first', 'second')
  expect(keptLogin('first')).toMatchObject({ verifier: 'verifier of first', nonce: 'nonce of first' })
  expect(keptLogin('second')).toMatchObject({ verifier: 'verifier of second', nonce: 'nonce of second' })
  expect(localStorage.getItem('auth_state')).toBe('second')
  expect(localStorage.getItem('auth_code_verifier')).toBe('verifier of second')
})

test('a login that is finished leaves the others as they are', () => {
  start('first', 'second')
  forgetLogin('second')
  expect(keptLogin('second')).toBeUndefined()
  expect(keptLogin('first')).toBeDefined()
  expect(newestLogin()).toEqual({ state: 'first', verifier: 'verifier of first' })
  forgetLogin('first')
  expect(keys()).toEqual([])
  expect(newestLogin()).toEqual({})
})

test('a login is forgotten after an hour', () => {
  start('first')
  vi.advanceTimersByTime(longestLogin - 1)
  expect(keptLogin('first')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(keptLogin('first')).toBeUndefined()
  start('second')
  expect(keys()).toEqual(['auth_code_verifier', 'auth_login:second', 'auth_state'])
})

test('of more than five logins the oldest is forgotten', () => {
  start('1', '2', '3', '4', '5', '6')
  expect(keys()).toHaveLength(mostLogins + 2)
  expect(keptLogin('1')).toBeUndefined()
  expect(keptLogin('2')).toBeDefined()
})

test('nothing of any login stays when all are forgotten', () => {
  start('first', 'second')
  forgetLogins()
  expect(keys()).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['no record', '"x"'],
  ['no verifier', JSON.stringify({ ...login('a'), verifier: undefined })],
  ['an empty nonce', JSON.stringify({ ...login('a'), nonce: '' })],
  ['another login', JSON.stringify(login('b'))],
])('what is kept with %s is no login', (_what, text) => {
  localStorage.setItem(`${loginKeyPrefix}a`, text)
  expect(keptLogin('a')).toBeUndefined()
})
