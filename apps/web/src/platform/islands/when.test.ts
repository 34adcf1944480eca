import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { necessaryOnly as refused } from '#platform/consent/cookie-choices.ts'

/** The modules of a document that has just been opened. */
async function openDocument() {
  vi.resetModules()
  const when = await import('./when.ts')
  const consent = await import('#platform/consent/consent-store.ts')
  consent.forgetConsent()
  return { ...when, ...consent }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(['pointermove', 'keydown', 'scroll', 'focusin'])(
  'runs once with the first %s, and later ones at once',
  async (name) => {
    const { onFirstInteraction } = await openDocument()
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(name))
    window.dispatchEvent(new Event(name))
    expect(run).toHaveBeenCalledOnce()
    const late = vi.fn()
    onFirstInteraction(late)
    expect(late).toHaveBeenCalledOnce()
  },
)

test('runs after half a minute for somebody who only listens, unless it was called off', async () => {
  const { onFirstInteraction } = await openDocument()
  const run = vi.fn()
  const calledOff = vi.fn()
  onFirstInteraction(run)
  onFirstInteraction(calledOff)()
  vi.advanceTimersByTime(29_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})

test('measures with consent to anything, before any interaction', async () => {
  const { onConsent, adoptChoices } = await openDocument()
  const run = vi.fn()
  onConsent(run)
  adoptChoices({ ...refused, analytics: true })
  expect(run).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('keydown'))
  expect(run).toHaveBeenCalledOnce()
})

test('measures with the first interaction while there is no choice yet', async () => {
  const { onConsent } = await openDocument()
  const run = vi.fn()
  onConsent(run)
  window.dispatchEvent(new Event('keydown'))
  expect(run).toHaveBeenCalledOnce()
})

test('measures nothing for somebody who has refused, until they change their mind', async () => {
  const { onConsent, adoptChoices } = await openDocument()
  const run = vi.fn()
  adoptChoices(refused)
  onConsent(run)
  window.dispatchEvent(new Event('keydown'))
  expect(run).not.toHaveBeenCalled()
  adoptChoices({ ...refused, functional: true })
  expect(run).toHaveBeenCalledOnce()
})

test('starts a service again that did not start without a connection, once there is one', async () => {
  const { onIdle } = await openDocument()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const report = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const start = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  onIdle(start)
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledTimes(2)
  expect(report).not.toHaveBeenCalled()
})

test('reports a service that did not start with a connection, and does not start it again', async () => {
  const { onIdle } = await openDocument()
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const start = vi.fn().mockRejectedValue(new Error('It is broken'))
  onIdle(start)
  await vi.advanceTimersByTimeAsync(0)
  expect(report).toHaveBeenCalledExactlyOnceWith('A service did not start', expect.any(Error))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledOnce()
})

test('what is near the viewport, but not in it, waits for the first interaction: before, nobody has scrolled', async () => {
  const { onNear } = await openDocument()
  const watched = new Map<string, (entries: { isIntersecting: boolean }[]) => void>()
  class Observer {
    constructor(look: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
      watched.set(rootMargin.split(' ').at(-1) ?? '', look)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const run = vi.fn()
  onNear(document.body, run)
  expect([...watched.keys()]).toEqual(['0px'])
  window.dispatchEvent(new Event('scroll'))
  watched.get('600px')?.([{ isIntersecting: true }])
  expect(run).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
