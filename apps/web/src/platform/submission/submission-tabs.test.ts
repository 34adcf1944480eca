import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentSession, setSession } from '../auth/session-store.ts'
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
  signIn,
  visit,
} from './testing/faulty-server.ts'

setUpSubmissions()
afterEach(() => setSession({ kind: 'unauthenticated' }))

/** Two tabs at work at the same time: jsdom has no locks, as some browsers, and a tab waits only so long for another. */
describe('what two tabs submit at the same time is done once', () => {
  test('when one of them is done while the other checks the price [API-06]', async () => {
    const server = createServer()
    const other = visit(server)
    const prepare = async () => void (await other.submit('a coffee'))
    expect(await press(visit(server, { prepare }))).toEqual({ kind: 'done-elsewhere' })
    expect(server.keys).toHaveLength(1)
  })

  test('when one of them is done while the other looks what came of it [API-06]', async () => {
    const server = createServer(before(lost()))
    const other = visit(server)
    const otherStopped = other.submit('a coffee')
    await vi.advanceTimersByTimeAsync(0)
    const find = async () => {
      await otherStopped
      return { kind: 'unknown' as const }
    }
    expect(await press(visit(server, { find }))).toEqual({ kind: 'done-elsewhere' })
    expect(await otherStopped).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.done.size).toBe(1)
  })

  test.each([400, 401, 403, 404, 429])(
    'when the call of one is turned away with %i, and the other’s is unanswered [API-06]',
    async (status) => {
      const server = createServer(after(lost()))
      const turnedAway = Promise.withResolvers<string>()
      let isFirst = true
      const send: typeof server.send = (input, call) => {
        if (!isFirst) return server.send(input, call)
        isFirst = false
        return turnedAway.promise
      }
      const stopped = visit({ send }).submit('a coffee')
      await vi.advanceTimersByTimeAsync(0)
      const otherStopped = visit(server).submit('a coffee')
      await vi.advanceTimersByTimeAsync(0)
      turnedAway.reject(answer(status))
      await vi.runAllTimersAsync()
      expect([(await stopped).kind, (await otherStopped).kind].toSorted()).toEqual(['done', 'done-elsewhere'])
      expect(server.done.size).toBe(1)
    },
  )

  test('when the call of one is turned away after the other was done [API-06]', async () => {
    const server = createServer()
    const turnedAway = Promise.withResolvers<string>()
    const stopped = visit({ send: () => turnedAway.promise }).submit('a coffee')
    await vi.advanceTimersByTimeAsync(0)
    expect(await press(visit(server))).toEqual({ kind: 'done', result: 'voucher' })
    turnedAway.reject(answer(403))
    await vi.runAllTimersAsync()
    expect(await stopped).toEqual({ kind: 'done-elsewhere' })
  })

  test('when its record is gone before it is sent again, as when site data is cleared [API-06]', async () => {
    const server = createServer(after(lost()))
    const stopped = visit(server).submit('a coffee')
    await vi.advanceTimersByTimeAsync(0)
    localStorage.clear()
    await vi.runAllTimersAsync()
    expect(await stopped).toEqual({ kind: 'done', result: 'voucher' })
    expect(server.done.size).toBe(1)
  })
})

describe('what a member confirmed is sent for nobody else', () => {
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))

  test('when another member signs in before it is sent [ERR-15]', async () => {
    const server = createServer()
    const stopped = visit(server, { prepare: wait }).submit('a coffee')
    await vi.advanceTimersByTimeAsync(0)
    signIn('bob')
    await vi.runAllTimersAsync()
    expect(await stopped).toMatchObject({ kind: 'refused', error: { kind: 'unauthorized' } })
    expect(server.keys).toEqual([])
    expect(currentSession()).toMatchObject({ member: { memberId: 'bob' } })
  })

  test('when it was confirmed while nobody was signed in', async () => {
    const server = createServer()
    setSession({ kind: 'authenticating' })
    const stopped = visit(server, { prepare: wait }).submit('a coffee')
    await vi.advanceTimersByTimeAsync(0)
    signIn('ada')
    await vi.runAllTimersAsync()
    expect(await stopped).toMatchObject({ kind: 'refused', error: { kind: 'unauthorized' } })
    expect(server.keys).toEqual([])
    expect(recordOf(name, '').read()).toBeUndefined()
    expect(currentSession().kind).toBe('authenticated')
  })
})
