import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDeparture, type DepartureOptions, type Visit } from './departure.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const address = 'https://partner.test/'

function depart({ findAddress = () => address, ...part }: Partial<DepartureOptions & Visit> = {}) {
  const opened: string[] = []
  const onLeft = vi.fn<() => void>()
  const departure = createDeparture({
    pause: 3000,
    open: (each) => {
      opened.push(each)
      return Promise.resolve()
    },
    ...part,
  })
  const kinds = ['idle']
  departure.subscribe(() => kinds.push(departure.state().kind))
  return { departure: { ...departure, start: () => departure.start({ findAddress, onLeft }) }, opened, onLeft, kinds }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

describe('the way to a partner’s page', () => {
  test('opens it after three seconds, not one millisecond earlier, and once [RDM-19] [RDM-20] [RDM-24]', async () => {
    const { departure, opened, onLeft } = depart()
    departure.start()
    departure.start()
    expect(departure.state()).toEqual({ kind: 'redeeming', address, isLate: false })
    await pass(2999)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([address])
    expect(departure.state()).toEqual({ kind: 'completed' })
    await pass(60_000)
    expect(opened).toEqual([address])
    expect(onLeft).toHaveBeenCalledOnce()
  })

  test('opens it in the press itself where there is no pause [RDM-21]', () => {
    const { departure, opened } = depart({ pause: 0 })
    departure.start()
    expect(opened).toEqual([address])
  })

  test.each([0, 1, 2999])('opens nothing when it is left after %i ms [RDM-20]', async (time) => {
    const { departure, opened, onLeft, kinds } = depart()
    departure.start()
    await pass(time)
    departure.cancel()
    await pass(60_000)
    expect(opened).toEqual([])
    expect(onLeft).not.toHaveBeenCalled()
    expect(kinds).toEqual(['idle', 'redeeming', 'redeeming', 'idle'])
  })

  test('counts from the last press, when it was left before [RDM-20]', async () => {
    const { departure, opened } = depart()
    departure.start()
    await pass(2000)
    departure.cancel()
    departure.start()
    await pass(2999)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([address])
  })

  test('opens nothing more when the member goes on at once, and counts that as gone [RDM-19]', async () => {
    const { departure, opened, onLeft } = depart()
    departure.start()
    departure.leftByLink()
    departure.leftByLink()
    await pass(60_000)
    expect(opened).toEqual([])
    expect(onLeft).toHaveBeenCalledOnce()
    expect(departure.state()).toEqual({ kind: 'completed' })
  })
})

describe('an address that the server makes', () => {
  const after = (time: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve(address), time))

  test.each([
    [1000, 3000],
    [2999, 3000],
    [4500, 4500],
  ])('that comes after %i ms opens after %i [RDM-20] [RDM-23]', async (time, want) => {
    const { departure, opened } = depart({ findAddress: after(time) })
    departure.start()
    await pass(want - 1)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([address])
  })

  test('that is late says so, once the three seconds are over', async () => {
    const { departure } = depart({ findAddress: after(5000) })
    departure.start()
    await pass(2999)
    expect(departure.state()).toEqual({ kind: 'redeeming', address: undefined, isLate: false })
    await pass(1)
    expect(departure.state()).toEqual({ kind: 'redeeming', address: undefined, isLate: true })
  })

  test('that comes when the member has gone opens nothing', async () => {
    const { departure, opened } = depart({ findAddress: after(5000) })
    departure.start()
    await pass(1000)
    departure.cancel()
    await pass(60_000)
    expect([departure.state().kind, opened]).toEqual(['idle', []])
  })

  test('that does not come is a failure, which can be tried again [RDM-19]', async () => {
    const error = new Error('no answer')
    const findAddress = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue(address)
    const { departure, opened, kinds } = depart({ findAddress })
    departure.start()
    await pass(0)
    expect(departure.state()).toEqual({ kind: 'failed', error })
    await pass(60_000)
    expect(opened).toEqual([])
    departure.startAgain()
    departure.startAgain()
    await pass(3000)
    expect(opened).toEqual([address])
    departure.startAgain()
    expect(kinds).toEqual(['idle', 'redeeming', 'failed', 'redeeming', 'redeeming', 'completed'])
  })
})

describe('a browser that opens no page by itself', () => {
  test('leaves a link to press [RDM-19]', async () => {
    const { departure, onLeft } = depart({ open: () => Promise.reject(new Error("Can't open URL")) })
    departure.start()
    await pass(3000)
    expect(departure.state()).toEqual({ kind: 'held', address })
    expect(onLeft).not.toHaveBeenCalled()
    departure.leftByLink()
    expect(onLeft).toHaveBeenCalledOnce()
  })
})
