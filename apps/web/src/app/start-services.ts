import type { QueryClient } from '@tanstack/react-query'
import { preloadFailureViews } from './offline/preload-failure-views.ts'

/** Starts what runs beside the pages, in the browser only, once the first page is drawn. */
export function startServices(_queryClient: QueryClient): void {
  whenIdle(async () => (await import('./late-services.ts')).startLateServices())
  whenIdle(async () => (await import('../platform/version/follow-version.ts')).followVersion())
  // A page that nobody has done anything with has all that it needs.
  whenTouched(async () => (await import('../platform/connection/follow-connection.ts')).followConnection())
  whenTouched(preloadFailureViews)
}

const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** In milliseconds: what a page is left in peace for, so that nothing competes with what is read. */
const peace = 10_000

/** With the first thing that somebody does, or when they have looked at the page for a while. */
function whenTouched(start: () => Promise<unknown>): void {
  const once = new AbortController()
  const run = () => {
    once.abort()
    clearTimeout(timer)
    whenIdle(start)
  }
  const timer = setTimeout(run, peace)
  for (const touch of touches)
    window.addEventListener(touch, run, { signal: once.signal, passive: true, capture: true })
}

/** Not every browser says when it has nothing to do; a service that does not start must not take the page with it. */
function whenIdle(start: () => Promise<unknown>): void {
  const run = () => void start().catch((error: unknown) => console.error('A service did not start', error))
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestWait })
  else setTimeout(run)
}

/** In milliseconds. */
const longestWait = 1_000
