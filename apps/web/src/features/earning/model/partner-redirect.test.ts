import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPartnerRedirect, type PartnerRedirectOptions, type RedirectTarget } from './partner-redirect.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const address = 'https://partner.test/'

function setUp({ findAddress = () => address, ...part }: Partial<PartnerRedirectOptions & RedirectTarget> = {}) {
  const opened: string[] = []
  const onOpened = vi.fn<() => void>()
  const redirect = createPartnerRedirect({
    pause: 3000,
    open: (each) => {
      opened.push(each)
      return Promise.resolve()
    },
    ...part,
  })
  const kinds = ['idle']
  redirect.subscribe(() => kinds.push(redirect.state().kind))
  return { redirect: { ...redirect, start: () => redirect.start({ findAddress, onOpened }) }, opened, onOpened, kinds }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

describe('the way to a partner’s page', () => {
  test('opens it after three seconds, not one millisecond earlier, and once [RDM-19] [RDM-20] [RDM-24] [CST-07.b]', async () => {
    const { redirect, opened, onOpened } = setUp()
    redirect.start()
    redirect.start()
    expect(redirect.state()).toEqual({ kind: 'redeeming', address, isLate: false })
    await pass(2999)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([address])
    expect(redirect.state()).toEqual({ kind: 'completed' })
    await pass(60_000)
    expect(opened).toEqual([address])
    expect(onOpened).toHaveBeenCalledOnce()
  })

  test('opens it in the press itself where there is no pause [RDM-21]', () => {
    const { redirect, opened } = setUp({ pause: 0 })
    redirect.start()
    expect(opened).toEqual([address])
  })

  test.each([0, 1, 2999])('opens nothing when it is left after %i ms [RDM-20]', async (time) => {
    const { redirect, opened, onOpened, kinds } = setUp()
    redirect.start()
    await pass(time)
    redirect.cancel()
    await pass(60_000)
    expect(opened).toEqual([])
    expect(onOpened).not.toHaveBeenCalled()
    expect(kinds).toEqual(['idle', 'redeeming', 'redeeming', 'idle'])
  })

  test('counts from the last press, when it was left before [RDM-20]', async () => {
    const { redirect, opened } = setUp()
    redirect.start()
    await pass(2000)
    redirect.cancel()
    redirect.start()
    await pass(2999)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([address])
  })

  test('opens nothing more when the member goes on at once, and counts that as gone [RDM-19]', async () => {
    const { redirect, opened, onOpened } = setUp()
    redirect.start()
    redirect.openedByLink()
    redirect.openedByLink()
    await pass(60_000)
    expect(opened).toEqual([])
    expect(onOpened).toHaveBeenCalledOnce()
    expect(redirect.state()).toEqual({ kind: 'completed' })
  })
})

describe('an address that the server makes', () => {
  const after = (time: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve(address), time))

  test.each([
    [1000, 3000],
    [2999, 3000],
    [4500, 4500],
  ])('that comes after %i ms opens after %i [RDM-20] [RDM-23]', async (time, want) => {
    const { redirect, opened } = setUp({ findAddress: after(time) })
    redirect.start()
    await pass(want - 1)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([address])
  })

  test('that is late says so, once the three seconds are over', async () => {
    const { redirect } = setUp({ findAddress: after(5000) })
    redirect.start()
    await pass(2999)
    expect(redirect.state()).toEqual({ kind: 'redeeming', address: undefined, isLate: false })
    await pass(1)
    expect(redirect.state()).toEqual({ kind: 'redeeming', address: undefined, isLate: true })
  })

  test('that comes when the member has gone opens nothing', async () => {
    const { redirect, opened } = setUp({ findAddress: after(5000) })
    redirect.start()
    await pass(1000)
    redirect.cancel()
    await pass(60_000)
    expect([redirect.state().kind, opened]).toEqual(['idle', []])
  })

  test('that does not come is a failure, which can be tried again [RDM-19]', async () => {
    const error = new Error('no answer')
    const findAddress = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue(address)
    const { redirect, opened, kinds } = setUp({ findAddress })
    redirect.start()
    await pass(0)
    expect(redirect.state()).toEqual({ kind: 'failed', error })
    await pass(60_000)
    expect(opened).toEqual([])
    redirect.startAgain()
    redirect.startAgain()
    await pass(3000)
    expect(opened).toEqual([address])
    redirect.startAgain()
    expect(kinds).toEqual(['idle', 'redeeming', 'failed', 'redeeming', 'redeeming', 'completed'])
  })
})

describe('a browser that opens no page by itself', () => {
  test('leaves a link to press [RDM-19]', async () => {
    const { redirect, onOpened } = setUp({ open: () => Promise.reject(new Error("Can't open URL")) })
    redirect.start()
    await pass(3000)
    expect(redirect.state()).toEqual({ kind: 'pop-up-blocked', address })
    expect(onOpened).not.toHaveBeenCalled()
    redirect.openedByLink()
    expect(onOpened).toHaveBeenCalledOnce()
  })
})
