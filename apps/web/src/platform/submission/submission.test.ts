import { configureRestClient } from '@clubhouse/rest-client/configure'
import { ApiError, errorFromAnswer, errorFromNetwork } from '@clubhouse/rest-client/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentSession, setSession } from '../auth/session-store.ts'
import { IncompleteAnswerError } from './outcome.ts'
import { createSubmission, type Submission, type SubmissionOptions } from './submission.ts'
import { recordOf, unresolvedSubmission } from './submission-record.ts'

const name = 'exchange:100101'
const operation = { operationId: 'exchangeReward', refusals: ['OUT_OF_STOCK'] }
const answer = (status: number, code = 'CODE', headers: Record<string, string> = {}) =>
  errorFromAnswer(operation, new Response(null, { status, headers }), { code, message: 'x' })
const lost = () => errorFromNetwork('exchangeReward', new TypeError('Failed to fetch'))

/** What happens to one call: whether the operation hears of it, and what comes back in place of its answer. */
interface Fault {
  isCarriedOut: boolean
  error: Error
}
const after = (error: Error): Fault => ({ isCarriedOut: true, error })
const before = (error: Error): Fault => ({ isCarriedOut: false, error })

/** A server that carries a key out once, behind a line that spoils one call after the other. */
function createServer(...faults: Fault[]) {
  const done = new Map<string, string>()
  const keys: string[] = []
  return {
    done,
    keys,
    faults,
    send(_input: string, { idempotencyKey }: { idempotencyKey: string }): Promise<string> {
      keys.push(idempotencyKey)
      const fault = faults.shift()
      if (fault === undefined || fault.isCarriedOut) done.set(idempotencyKey, done.get(idempotencyKey) ?? 'voucher')
      return fault === undefined ? Promise.resolve(done.get(idempotencyKey) ?? '') : Promise.reject(fault.error)
    },
  }
}

type Server = ReturnType<typeof createServer>

const open: Submission<string, string>[] = []
/** The page of one visit. */
function visit({ send }: Pick<Server, 'send'>, more: Partial<SubmissionOptions<string, string>> = {}) {
  const submission = createSubmission<string, string>({ name, send, returnPath: () => '/', ...more })
  open.push(submission)
  return submission
}

/** Presses, and waits until the app does nothing more by itself. */
async function press(submission: Submission<string, string>) {
  const stopped = submission.submit('a coffee')
  await vi.runAllTimersAsync()
  return stopped
}

let isSessionOver: boolean
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  isSessionOver = false
  signIn()
  configureRestClient({
    hosts: { club: '', discovery: '', b2c: '', referral: '' },
    viewingRegion: () => 'GB',
    memberTokens: () =>
      isSessionOver
        ? Promise.reject(new ApiError('unauthorized', 'x', { operationId: 'identity.tokens' }))
        : Promise.resolve({ accessToken: 'a', idToken: 'b' }),
  })
})
afterEach(() => {
  for (const submission of open.splice(0)) submission.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function signIn(memberId = 'ada') {
  setSession({ kind: 'authenticated', member: { memberId, email: 'ada@kestrel.test' } })
}

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
      expect(await press(visit(server))).toEqual({ kind: 'unknown' })
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
  const server = createServer(before(lost()), before(lost()), before(lost()), before(lost()))
  const stopped = visit(server).submit('a coffee')
  await vi.advanceTimersByTimeAsync(8000)
  expect(server.keys).toHaveLength(4)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await stopped).toEqual({ kind: 'done', result: 'voucher' })
})

describe('a session that ends while nobody knows what came of it', () => {
  test('keeps the key for its member, and sends nothing for another one [API-06] [ERR-15]', async () => {
    const server = createServer(after(lost()), before(answer(401)))
    isSessionOver = true
    expect(await press(visit(server))).toEqual({ kind: 'unknown' })
    expect(currentSession().kind).toBe('unauthenticated')
    isSessionOver = false
    signIn('bob')
    expect(unresolvedSubmission(name)).toBeUndefined()
    signIn('ada')
    expect(unresolvedSubmission(name)).toBeDefined()
    expect(await press(visit(server))).toEqual({ kind: 'done', result: 'voucher' })
    expect(new Set(server.keys).size).toBe(1)
  })

  test('stops the calls of a member who is not signed in any more', async () => {
    const server = createServer(before(lost()), before(lost()))
    const stopped = visit(server).submit('a coffee')
    await vi.advanceTimersByTimeAsync(500)
    signIn('bob')
    await vi.runAllTimersAsync()
    expect(await stopped).toEqual({ kind: 'unknown' })
    expect(server.keys).toHaveLength(1)
  })
})

describe('a later visit', () => {
  /** An earlier visit whose answers were all lost, and whose page has gone. */
  async function loseAnswers(fault: (error: Error) => Fault) {
    const server = createServer(...Array.from({ length: 20 }, () => fault(lost())))
    const submission = visit(server)
    await press(submission)
    submission.stop()
    const calls = server.keys.length
    server.faults.length = 0
    return { server, calls }
  }

  test('looks what came of it, and sends nothing until the member says so [API-06]', async () => {
    const { server, calls } = await loseAnswers(before)
    const submission = visit(server, { find: () => Promise.resolve({ kind: 'unknown' }) })
    expect(await submission.look()).toEqual({ kind: 'unresolved' })
    await vi.runAllTimersAsync()
    window.dispatchEvent(new Event('online'))
    expect(server.keys).toHaveLength(calls)
    expect(await press(submission)).toEqual({ kind: 'done', result: 'voucher' })
    expect(new Set(server.keys).size).toBe(1)
  })

  test('finds it done without sending it again [API-06]', async () => {
    const { server, calls } = await loseAnswers(after)
    const find = (key: string) => Promise.resolve({ kind: 'done' as const, result: server.done.get(key) ?? '' })
    expect(await visit(server, { find }).look()).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.keys).toHaveLength(calls)
    expect(unresolvedSubmission(name)).toBeUndefined()
  })

  test('checks the price again before it sends', async () => {
    const { server, calls } = await loseAnswers(before)
    const prepare = () => Promise.reject(answer(422, 'PRICE_CHANGED'))
    expect(await press(visit(server, { prepare }))).toMatchObject({ kind: 'refused' })
    expect(server.keys).toHaveLength(calls)
    // The earlier call may still have been carried out.
    expect(unresolvedSubmission(name)).toBeDefined()
  })

  test('is not asked again about what the member left', async () => {
    const { server } = await loseAnswers(before)
    const submission = visit(server)
    await submission.look()
    submission.leave()
    expect(submission.state()).toEqual({ kind: 'idle' })
    expect(unresolvedSubmission(name)).toBeUndefined()
  })
})

describe('a key that came with another body before', () => {
  const reused = () => before(answer(422, 'IDEMPOTENCY_KEY_REUSED'))

  test('shows what was done under it, and does nothing more [API-06]', async () => {
    const server = createServer(reused())
    const find = () => Promise.resolve({ kind: 'done' as const, result: 'the earlier voucher' })
    expect(await press(visit(server, { find }))).toEqual({ kind: 'done', result: 'the earlier voucher' })
    expect(server.done.size).toBe(0)
  })

  test('under which the earlier one was refused gives way to a new one', async () => {
    const server = createServer(reused())
    const error = answer(422, 'OUT_OF_STOCK')
    const find = () => Promise.resolve({ kind: 'refused' as const, error })
    expect(await press(visit(server, { find }))).toEqual({ kind: 'done', result: 'voucher' })
    expect(new Set(server.keys).size).toBe(2)
  })
})
