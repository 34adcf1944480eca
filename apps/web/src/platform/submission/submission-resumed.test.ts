import { afterEach, describe, expect, test, vi } from 'vitest'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { leaveForStepUp } from './submission-entry.ts'
import { recordOf } from './submission-record.ts'
import {
  after,
  answer,
  before,
  createServer,
  lost,
  name,
  press,
  setUpSubmissions,
  visit,
} from './testing/faulty-server.ts'

setUpSubmissions()
afterEach(() => setStepUp({ kind: 'not-stepped-up' }))

const input = 'a coffee'
const confirmed = () => ({ input })

/** The page was left for a step-up with a key that the server has not taken. */
function leave() {
  const key = recordOf(name).begin()
  recordOf(name).abandon(key)
  leaveForStepUp(name)
  return key
}

describe('back from the step-up that it needed, a submission', () => {
  const stepUp = () => setStepUp({ kind: 'stepped-up', isAtWork: false })

  test('goes on by itself, once, with the key of the press [STP-05] [API-06]', async () => {
    const key = leave()
    stepUp()
    const server = createServer()
    const submission = visit(server, { confirmed })
    expect(submission.state()).toEqual({ kind: 'resumed', input })
    expect(server.keys).toEqual([])
    await Promise.all([submission.goOn(), submission.goOn()])
    expect(submission.state()).toEqual({ kind: 'done', result: 'voucher' })
    expect(visit(server, { confirmed }).state()).toEqual({ kind: 'idle' })
    expect(server.keys).toEqual([key])
  })

  test('sends nothing while it is not known what was confirmed', async () => {
    leave()
    stepUp()
    const server = createServer()
    expect(await visit(server).goOn()).toEqual({ kind: 'idle' })
    expect(server.keys).toEqual([])
  })

  test.each(['cancelled', 'failed'] as const)(
    'that was %s sends nothing, and says so until it is confirmed again [STP-03]',
    async (ended) => {
      const key = leave()
      setStepUp({ kind: 'not-stepped-up', ended })
      const server = createServer()
      const submission = visit(server, { confirmed })
      expect(await submission.goOn()).toEqual({ kind: 'step-up-ended', how: ended })
      expect(server.keys).toEqual([])
      expect(await press(submission)).toEqual({ kind: 'done', result: 'voucher' })
      expect(server.keys).toEqual([key])
    },
  )
})

describe('what a page is asked to submit at once', () => {
  test('goes out, and once', async () => {
    const server = createServer()
    const submission = visit(server, { submitsAtOnce: input })
    await submission.goOn()
    await submission.goOn()
    expect(server.keys).toHaveLength(1)
  })

  test('goes out once another tab, which had it open, was refused [API-06]', async () => {
    const key = recordOf(name).begin()
    const server = createServer()
    const submission = visit(server, { submitsAtOnce: input, confirmed })
    expect(submission.state()).toEqual({ kind: 'interrupted' })
    recordOf(name).drop(key)
    expect(await submission.goOn()).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.keys).toHaveLength(1)
    expect(server.keys).not.toContain(key)
  })

  test('does not go out when its page was left before another tab was refused', async () => {
    const key = recordOf(name).begin()
    const server = createServer()
    const submission = visit(server, { submitsAtOnce: input, confirmed })
    const going = submission.goOn()
    submission.stop()
    recordOf(name).drop(key)
    await going
    expect(server.keys).toEqual([])
  })

  test('waits for the member while an earlier outcome is unknown [API-06]', async () => {
    const key = recordOf(name).begin()
    const server = createServer()
    const submission = visit(server, { submitsAtOnce: input, confirmed })
    expect(await submission.goOn()).toEqual({ kind: 'unresolved', input })
    expect(server.keys).toEqual([])
    submission.tryAgain()
    expect(submission.state()).toEqual({ kind: 'checking' })
    await vi.runAllTimersAsync()
    expect(submission.state()).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.keys).toEqual([key])
  })
})

test('what another tab had done before this page heard of it is done [API-06]', async () => {
  const key = recordOf(name).begin()
  const at = Date.now()
  vi.setSystemTime(at + 5)
  const server = createServer()
  const submission = visit(server, { submitsAtOnce: input, confirmed })
  expect(submission.state()).toEqual({ kind: 'interrupted' })
  vi.setSystemTime(at)
  recordOf(name).complete(key)
  expect(await submission.goOn()).toEqual({ kind: 'done-elsewhere' })
  expect(server.keys).toEqual([])
})

describe('what was sent is kept for the next page load', () => {
  const keep = vi.fn<(kept: { input: string; at: number } | undefined) => void>()
  afterEach(() => keep.mockClear())

  test('until it is refused', async () => {
    const submission = visit(createServer(before(answer(422, 'OUT_OF_STOCK'))), { keep })
    await press(submission)
    expect(keep.mock.calls.map(([kept]) => kept?.input)).toEqual([input, undefined])
  })

  test('while nobody knows what came of it, and until the member leaves it', async () => {
    const submission = visit(createServer(...Array.from({ length: 20 }, () => after(lost()))), { keep })
    expect(await press(submission)).toEqual({ kind: 'unknown', input })
    expect(keep.mock.calls.map(([kept]) => kept?.input)).toEqual([input])
    submission.leave()
    expect(keep).toHaveBeenLastCalledWith(undefined)
  })

  test('when its page has gone before the answer came', async () => {
    const submission = visit(createServer(before(answer(422, 'OUT_OF_STOCK'))), { keep })
    const stopped = submission.submit(input)
    submission.stop()
    await vi.runAllTimersAsync()
    await stopped
    expect(keep).toHaveBeenCalledOnce()
  })
})
