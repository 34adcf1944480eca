import { describe, expect, test, vi } from 'vitest'
import { currentSession } from '#platform/auth/session-store.ts'
import type { SubmissionCall } from './submission.ts'
import { unresolvedSubmission } from './submission-record.ts'
import {
  after,
  answer,
  before,
  createServer,
  type Fault,
  lost,
  name,
  press,
  provider,
  setUpSubmissions,
  signIn,
  visit,
} from './testing/faulty-server.ts'

setUpSubmissions()

test('nothing is sent any more once the page has gone', async () => {
  const server = createServer(before(lost()))
  const submission = visit(server)
  const stopped = submission.submit('a coffee')
  await vi.advanceTimersByTimeAsync(100)
  submission.stop()
  await vi.runAllTimersAsync()
  expect(await stopped).toEqual({ kind: 'unknown', input: 'a coffee' })
  expect(server.keys).toHaveLength(1)
  expect(unresolvedSubmission(name)).toBeDefined()
})

describe('a session that ends while nobody knows what came of it', () => {
  test('keeps the key for its member, and sends nothing for another one [API-06] [ERR-15]', async () => {
    const server = createServer(after(lost()), before(answer(401)))
    provider.isSessionOver = true
    expect(await press(visit(server))).toEqual({ kind: 'unknown', input: 'a coffee' })
    expect(currentSession().kind).toBe('unauthenticated')
    provider.isSessionOver = false
    signIn('bob')
    expect(unresolvedSubmission(name)).toBeUndefined()
    signIn('ada')
    expect(unresolvedSubmission(name)).toBeDefined()
    expect(await press(visit(server))).toEqual({ kind: 'done', result: 'voucher' })
    expect(new Set(server.keys).size).toBe(1)
  })

  test('says with each call for whom it is, so that no renewal of tokens makes another member pay', async () => {
    const callers: string[] = []
    const server = createServer(before(lost()))
    const send = (input: string, call: SubmissionCall) => {
      callers.push(call.memberId)
      return server.send(input, call)
    }
    await press(visit({ send }))
    expect(callers).toEqual(['ada', 'ada'])
  })

  test('stops the calls of a member who is not signed in any more', async () => {
    const server = createServer(before(lost()), before(lost()))
    const stopped = visit(server).submit('a coffee')
    await vi.advanceTimersByTimeAsync(500)
    signIn('bob')
    await vi.runAllTimersAsync()
    expect(await stopped).toEqual({ kind: 'unknown', input: 'a coffee' })
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
    expect(await submission.goOn()).toEqual({ kind: 'unresolved' })
    await vi.runAllTimersAsync()
    window.dispatchEvent(new Event('online'))
    expect(server.keys).toHaveLength(calls)
    expect(await press(submission)).toEqual({ kind: 'done', result: 'voucher' })
    expect(new Set(server.keys).size).toBe(1)
  })

  test('finds it done without sending it again [API-06]', async () => {
    const { server, calls } = await loseAnswers(after)
    const find = (key: string) => Promise.resolve({ kind: 'done' as const, result: server.done.get(key) ?? '' })
    expect(await visit(server, { find }).goOn()).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.keys).toHaveLength(calls)
    expect(unresolvedSubmission(name)).toBeUndefined()
  })

  test('checks the price again before it sends', async () => {
    const { server, calls } = await loseAnswers(before)
    const prepare = () => Promise.reject(answer(422, 'PRICE_CHANGED'))
    expect(await press(visit(server, { prepare }))).toMatchObject({ kind: 'refused' })
    expect(server.keys).toHaveLength(calls)
    // The earlier call may still have been submitted.
    expect(unresolvedSubmission(name)).toBeDefined()
  })

  test('is not asked again about what the member left', async () => {
    const { server } = await loseAnswers(before)
    const submission = visit(server)
    await submission.goOn()
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
