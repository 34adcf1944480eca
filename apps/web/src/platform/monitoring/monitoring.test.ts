import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventPort } from '#platform/analytics/ports.ts'
import { createMonitoring, samplingOf } from './monitoring.ts'

const url = 'http://club.test/events/monitoring'
const action = (slug: string) =>
  ({ name: 'page-content-success', time: '2027-01-02T03:04:05Z', properties: { slug } }) as const
const posts = vi.fn<(body: unknown) => void>()
let monitoring: EventPort | undefined

beforeEach(() => {
  vi.useFakeTimers()
  posts.mockClear()
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    posts(JSON.parse(String(body)))
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  monitoring?.stop()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (random: number) => {
  sessionStorage.setItem('monitoring-session', `session-0001 ${random}`)
  monitoring = createMonitoring(url)
  return monitoring
}

test('actions are queued, looked for every 500 ms, and sent together [ANL-05] [ANL-06] [CST-05.b]', async () => {
  const { take, flush } = start(0.3)
  take(action('one'))
  flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(posts).toHaveBeenLastCalledWith({ session: { id: 'session-0001', replay: false }, actions: [action('one')] })
  take(action('two'))
  await vi.advanceTimersByTimeAsync(499)
  take(action('three'))
  await vi.advanceTimersByTimeAsync(1)
  expect(posts).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(posts).toHaveBeenLastCalledWith(expect.objectContaining({ actions: [action('two'), action('three')] }))
})

test('a session that is not sampled sends nothing, on no page of it [ANL-04]', async () => {
  for (const slug of ['one', 'two']) {
    const { take, flush } = start(0.7)
    take(action(slug))
    flush()
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(posts).not.toHaveBeenCalled()
})

test('a session keeps its sampling from page to page, and says when it is replayed [ANL-04]', async () => {
  const { take, flush } = start(0.1)
  take(action('one'))
  flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(posts).toHaveBeenLastCalledWith(expect.objectContaining({ session: { id: 'session-0001', replay: true } }))
})

test('what was not sent when consent goes is never sent', async () => {
  const { take, stop } = start(0.1)
  take(action('one'))
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(posts).not.toHaveBeenCalled()
})

test.each([
  [0, 'actions-and-replay'],
  [0.1999, 'actions-and-replay'],
  [0.2, 'actions'],
  [0.3999, 'actions'],
  [0.4, 'nothing'],
  [0.9999, 'nothing'],
] as const)('a session whose random number is %s is sampled as %s [ANL-04]', (random, sampling) => {
  expect(samplingOf(random)).toBe(sampling)
})

test('of a hundred sessions 40 are kept, 20 of them with a replay [ANL-04] [CST-05.a]', () => {
  const all = Array.from({ length: 100 }, (_, index) => samplingOf(index / 100))
  expect(all.filter((sampling) => sampling !== 'nothing')).toHaveLength(40)
  expect(all.filter((sampling) => sampling === 'actions-and-replay')).toHaveLength(20)
})
