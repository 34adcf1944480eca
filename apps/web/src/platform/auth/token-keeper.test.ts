import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTokenKeeper } from './token-keeper.ts'

interface Tokens {
  name: string
  seconds: number
}

const day = 24 * 60 * 60_000
const away = new TypeError('Failed to fetch')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A keeper whose provider answers one after the other of `answers`; a tab alone unless it is given others. */
function keeperWith(...answers: (string | Error)[]) {
  return keeperInTurn((work) => work(), ...answers)
}

/** The same, for a tab that waits its turn. */
function keeperInTurn(alone: <T>(work: () => Promise<T>) => Promise<T>, ...answers: (string | Error)[]) {
  const renew = vi.fn(async (): Promise<Tokens> => {
    const answer = answers.shift() ?? new Error('login_required')
    if (answer instanceof Error) throw answer
    return { name: answer, seconds: 3600 }
  })
  const heard = { onEnding: vi.fn(), onRenewed: vi.fn(), onOutdated: vi.fn(async () => {}), onLost: vi.fn() }
  const on = { ask: vi.fn(), share: vi.fn(), ...heard }
  const keeper = createTokenKeeper<Tokens>({
    renew,
    secondsOf: ({ seconds }) => seconds,
    mayPass: (error) => error instanceof TypeError,
    alone,
    ...on,
  })
  return { keeper, renew, ...on }
}

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
}

const first = { name: 'first', seconds: 3600 }

describe('tokens of an hour', () => {
  test('are announced to end five minutes before, and renewed one minute before [AUT-16] [AUT-17] [AUT-20]', async () => {
    const { keeper, renew, onEnding, onLost } = keeperWith('second')
    keeper.keep(first)
    await pass(3299)
    expect(onEnding).not.toHaveBeenCalled()
    await pass(2)
    expect(onEnding).toHaveBeenCalledOnce()
    await pass(230)
    expect(renew).not.toHaveBeenCalled()
    await pass(20)
    expect(keeper.current()?.tokens.name).toBe('second')
    expect(onLost).not.toHaveBeenCalled()
  })

  test('are renewed hour after hour, whatever time it takes to look at the clock [AUT-16]', async () => {
    const { keeper } = keeperWith('second', 'third', 'fourth')
    const atRest = performance.now.bind(performance)
    let looks = 0
    vi.spyOn(performance, 'now').mockImplementation(() => atRest() + looks++ / 100)
    onTestFinished(() => void vi.restoreAllMocks())
    keeper.keep(first)
    for (const name of ['second', 'third', 'fourth']) {
      await pass(3545)
      expect(keeper.current()?.tokens.name).toBe(name)
    }
  })

  test('in the last minute are renewed before a call goes out, once for all calls [AUT-20]', async () => {
    const { keeper, renew } = keeperWith('second')
    keeper.keep({ name: 'first', seconds: 60 })
    const both = Promise.all([keeper.tokens({ forceRefresh: false }), keeper.tokens({ forceRefresh: false })])
    await pass(1)
    expect((await both).map((tokens) => tokens?.name)).toEqual(['second', 'second'])
    expect(renew).toHaveBeenCalledOnce()
  })

  test('are lost when the provider says no [AUT-18]', async () => {
    const { keeper, onLost } = keeperWith(new Error('login_required'))
    keeper.keep(first)
    await pass(3545)
    expect(onLost).toHaveBeenCalledOnce()
  })

  test('are kept through a network that is away for a moment, with word of it', async () => {
    const { keeper, onEnding, onLost } = keeperWith(away, away, 'second')
    keeper.keep(first)
    await pass(3542)
    expect(onEnding).toHaveBeenLastCalledWith(expect.any(Number), true)
    const called = keeper.tokens({ forceRefresh: false })
    await pass(1)
    await expect(called).resolves.toMatchObject({ name: 'first' })
    await pass(10)
    expect(keeper.current()?.tokens.name).toBe('second')
    expect(onLost).not.toHaveBeenCalled()
  })

  test('are lost when the provider is not reached until after their end [AUT-18]', async () => {
    const { keeper, onLost } = keeperWith(...Array.from({ length: 30 }, () => away))
    keeper.keep(first)
    await pass(3599)
    expect(onLost).not.toHaveBeenCalled()
    await pass(30)
    expect(onLost).toHaveBeenCalledOnce()
  })

  test.each([-day, day])('outlive a device clock that is set by %i ms', async (change) => {
    const { keeper, renew, onLost } = keeperWith('second', 'third')
    keeper.keep(first)
    vi.setSystemTime(Date.now() + change)
    const called = keeper.tokens({ forceRefresh: false })
    await pass(1)
    await expect(called).resolves.toBeDefined()
    await pass(600)
    expect(renew.mock.calls.length).toBe(change > 0 ? 1 : 0)
    expect(onLost).not.toHaveBeenCalled()
  })
})

describe('several tabs', () => {
  test('share what one has renewed', async () => {
    const { keeper, renew, share } = keeperWith('second')
    keeper.keep(first)
    const renewed = keeper.tokens({ forceRefresh: true })
    await pass(1)
    await expect(renewed).resolves.toMatchObject({ name: 'second' })
    expect(share).toHaveBeenCalledExactlyOnceWith({ name: 'second', seconds: 3600 })
    // A call that was refused at the same moment is served by the same renewal.
    await expect(keeper.tokens({ forceRefresh: true })).resolves.toMatchObject({ name: 'second' })
    expect(renew).toHaveBeenCalledOnce()
  })

  test('take what another hands over in place of renewing again', async () => {
    const { keeper, renew, ask } = keeperWith('second')
    keeper.keep(first)
    await pass(1000)
    ask.mockImplementation(() => keeper.adopt({ name: 'handed over', seconds: 3600 }, 1))
    const renewed = keeper.tokens({ forceRefresh: true })
    await pass(1)
    await expect(renewed).resolves.toMatchObject({ name: 'handed over' })
    expect(renew).not.toHaveBeenCalled()
  })

  test('that came while a tab waited its turn are renewed enough for it [AUT-21]', async () => {
    let takeTurn = () => {}
    const turn = new Promise<void>((resolve) => (takeTurn = resolve))
    const { keeper, renew, ask } = keeperInTurn(async (work) => {
      await turn
      return work()
    }, 'second')
    keeper.keep(first)
    await pass(100)
    const asked = keeper.tokens({ forceRefresh: true })
    keeper.adopt({ name: 'theirs', seconds: 3600 }, 1)
    takeTurn()
    await pass(1)
    expect((await asked)?.name).toBe('theirs')
    expect(renew).not.toHaveBeenCalled()
    expect(ask).not.toHaveBeenCalled()
  })

  test('hand over tokens with the rest of their life, which is renewed in its last minute [AUT-20]', async () => {
    const { keeper, renew, onEnding } = keeperWith('second')
    keeper.keep(first)
    await pass(3200)
    keeper.adopt({ name: 'handed over', seconds: 600 }, 3000)
    await pass(299)
    expect(onEnding).not.toHaveBeenCalled()
    await pass(240)
    expect(renew).not.toHaveBeenCalled()
    await pass(2)
    expect(keeper.current()?.tokens.name).toBe('second')
  })

  test('keep what is renewed here when another hands over older tokens meanwhile', async () => {
    const { keeper, renew, onOutdated } = keeperWith('second')
    let answer = (_tokens: Tokens) => {}
    renew.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    keeper.keep(first)
    await pass(1000)
    const renewed = keeper.tokens({ forceRefresh: true })
    await pass(1)
    keeper.adopt({ name: 'handed over', seconds: 3590 }, 10)
    answer({ name: 'renewed', seconds: 3600 })
    expect((await renewed)?.name).toBe('renewed')
    expect(keeper.current()?.tokens.name).toBe('renewed')
    expect(onOutdated).not.toHaveBeenCalled()
  })

  test('keep what is younger', async () => {
    const { keeper } = keeperWith()
    keeper.keep(first)
    await pass(10)
    keeper.adopt({ name: 'older', seconds: 3600 }, 20)
    expect(keeper.current()?.tokens.name).toBe('first')
  })
})

test('what the provider gives after the end of the session belongs to nobody', async () => {
  const { keeper, share } = keeperWith('second')
  keeper.keep(first)
  const renewed = keeper.tokens({ forceRefresh: true }).catch((error: unknown) => error)
  keeper.forget()
  await pass(1)
  expect(await renewed).toMatchObject({ message: 'The session ended while it was renewed' })
  expect(keeper.current()).toBeUndefined()
  expect(share).not.toHaveBeenCalled()
})

test('what the provider gives after the end of the session is not used in the next one', async () => {
  const { keeper, renew, share, onOutdated } = keeperWith()
  let answer = (_tokens: Tokens) => {}
  renew.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  keeper.keep(first)
  const renewed = keeper.tokens({ forceRefresh: true })
  await pass(1)
  keeper.forget()
  keeper.keep({ name: 'another member’s', seconds: 3600 })
  answer({ name: 'renewed', seconds: 3600 })
  expect((await renewed)?.name).toBe('another member’s')
  expect(keeper.current()?.tokens.name).toBe('another member’s')
  expect(share).not.toHaveBeenCalled()
  expect(onOutdated).toHaveBeenCalledOnce()
})
