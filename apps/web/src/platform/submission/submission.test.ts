import { describe, expect, test, vi } from 'vitest'
import { currentSession } from '#platform/auth/session-store.ts'
import { IncompleteAnswerError } from './outcome.ts'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { leaveForStepUp } from './submission-entry.ts'
import { recordOf, unresolvedSubmission } from './submission-record.ts'
import {
  after,
  answer,
  before,
  createServer,
  type Fault,
  lost,
  name,
  operation,
  press,
  setUpSubmissions,
  signIn,
  visit,
} from './testing/faulty-server.ts'

setUpSubmissions()

const firsts: [string, Fault][] = [
  ['the answer is lost after the work', after(lost())],
  ['the call is lost before the work', before(lost())],
  ['the server fails after the work (500)', after(answer(500))],
  ['a gateway fails after the work (502)', after(answer(502))],
  ['the service is away (503)', before(answer(503))],
  ['a gateway gives up after the work (504)', after(answer(504))],
  ['a gateway gives up after the work (408)', after(answer(408))],
  ['the answer is cut off', after(new SyntaxError('Unexpected end of JSON input'))],
  ['the answer names no voucher', after(new IncompleteAnswerError('voucher_unavailable', 'x', operation))],
]
const seconds: [string, Error][] = [
  ['no answer', lost()],
  ...[400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 425, 429, 431, 451, 500, 502, 503, 504].map(
    (status): [string, Error] => [String(status), answer(status)],
  ),
]

describe('after two faults in a row it is done once, with one key, and the member knows', () => {
  const pairs = firsts.flatMap(([first, fault]) =>
    seconds.map(([second, error]): [string, string, Fault, Error] => [first, second, fault, error]),
  )

  test.each(pairs)('%s, then comes %s [API-06]', async (_first, _second, fault, error) => {
    const server = createServer(fault, before(error))
    expect(await press(visit(server))).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.keys).toHaveLength(3)
    expect(new Set(server.keys).size).toBe(1)
    expect(server.done.size).toBe(1)
    expect(currentSession().kind).toBe('authenticated')
  })

  test.each(seconds)(
    'and when nothing but %s comes after the lost answer, the next press has the same key [API-06]',
    async (_what, error) => {
      const server = createServer(after(lost()), ...Array.from({ length: 20 }, () => before(error)))
      expect(await press(visit(server))).toEqual({ kind: 'unknown', input: 'a coffee' })
      server.faults.length = 0
      signIn()
      expect(await press(visit(server))).toEqual({ kind: 'done', result: 'voucher' })
      expect(new Set(server.keys).size).toBe(1)
      expect(server.done.size).toBe(1)
    },
  )
})

describe('an answer of the operation itself ends it', () => {
  test('by a refusal that the contract names, although an earlier call was lost [API-06]', async () => {
    const server = createServer(before(lost()), before(answer(422, 'OUT_OF_STOCK')))
    const submission = visit(server)
    expect(await press(submission)).toMatchObject({ kind: 'refused', error: { code: 'OUT_OF_STOCK' } })
    submission.reset()
    await press(submission)
    expect(new Set(server.keys).size).toBe(2)
  })

  test.each([400, 403, 404, 405, 410, 413, 415, 422])(
    'a first call that is turned away with %i did nothing: the next press is another submission',
    async (status) => {
      const server = createServer(before(answer(status)))
      const submission = visit(server)
      expect(await press(submission)).toMatchObject({ kind: 'refused', error: { status } })
      expect(recordOf(name).read()).toBeUndefined()
      // Some of them end the session.
      signIn()
      await press(submission)
      expect(new Set(server.keys).size).toBe(2)
    },
  )
})

describe('a server that is busy', () => {
  test('is asked again after the time that it says, with the same key', async () => {
    const server = createServer(before(answer(429, 'TOO_MANY_REQUESTS', { 'retry-after': '20' })))
    const stopped = visit(server).submit('a coffee')
    await vi.advanceTimersByTimeAsync(19_999)
    expect(server.keys).toHaveLength(1)
    await vi.runAllTimersAsync()
    expect(await stopped).toEqual({ kind: 'done', result: 'voucher' })
    expect(new Set(server.keys).size).toBe(1)
  })

  test('for longer than a minute has done nothing, and the member hears so', async () => {
    const server = createServer(before(answer(429, 'TOO_MANY_REQUESTS', { 'retry-after': '3600' })))
    expect(await press(visit(server))).toMatchObject({ kind: 'refused', error: { status: 429 } })
    expect(unresolvedSubmission(name)).toBeUndefined()
  })
})

test('calls of many members do not all come again at the same moment', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const server = createServer(before(lost()))
  void visit(server).submit('a coffee')
  await vi.advanceTimersByTimeAsync(1249)
  expect(server.keys).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.keys).toHaveLength(2)
})

test('a network that is back is used at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const server = createServer(before(lost()), before(lost()), before(lost()), before(lost()))
  const stopped = visit(server).submit('a coffee')
  await vi.advanceTimersByTimeAsync(7000)
  expect(server.keys).toHaveLength(4)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await stopped).toEqual({ kind: 'done', result: 'voucher' })
})

test('back from a step-up, nothing is sent when another tab has finished the same meanwhile [STP-05] [API-06]', async () => {
  const server = createServer()
  // Both tabs have pressed, and left for a step-up with the same key.
  recordOf(name).abandon(recordOf(name).begin())
  expect(await press(visit(server))).toEqual({ kind: 'done', result: 'voucher' })
  await vi.advanceTimersByTimeAsync(60_000)
  leaveForStepUp(name)
  setStepUp({ kind: 'stepped-up', isAtWork: false })
  expect(await visit(server, { confirmed: () => ({ input: 'a coffee' }) }).goOn()).toEqual({ kind: 'done-elsewhere' })
  expect(server.done.size).toBe(1)
})
