import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Says that the page was painted. */
let paint: () => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe() {}
    },
  )
  document.body.innerHTML = `
    <img fetchpriority="high" alt="" src="/hero.webp">
    <script type="application/json" id="app-scripts">{ "app": [], "page": ["/page.js"] }</script>`
  vi.spyOn(window, 'addEventListener')
  vi.resetModules()
  await import('./begin-page.ts')
  document.dispatchEvent(new Event('DOMContentLoaded'))
})

afterEach(() => {
  // Whatever still waits for it has it, and leaves nothing behind.
  window.dispatchEvent(new Event('pointermove'))
  for (const listener of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(...listener)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove()
  document.body.replaceChildren()
})

const scripts = () => document.querySelectorAll('link[rel="modulepreload"][href="/page.js"]').length
const picture = () => document.querySelector('img')?.dispatchEvent(new Event('load'))

test('the scripts of a page come once it is painted and its picture is there', async () => {
  paint()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(scripts()).toBe(0)
  picture()
  await vi.advanceTimersByTimeAsync(0)
  expect(scripts()).toBe(1)
})

test('nor do they come with a picture before the paint', async () => {
  picture()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(scripts()).toBe(0)
})

test.each(['pointerdown', 'keydown', 'scroll', 'focusin'])('they come at once with a %s', async (name) => {
  window.dispatchEvent(new Event(name))
  expect(scripts()).toBe(1)
})

test('they come in the end for a page whose picture does not', async () => {
  paint()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(scripts()).toBe(1)
})
