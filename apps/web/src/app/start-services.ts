import { whenTouched } from '../platform/touch/when-touched.ts'
import { preloadFailureViews } from './offline/preload-failure-views.ts'

/** Starts what runs beside the pages, in the browser only, once the first page is drawn. */
export function startServices(): void {
  whenIdle(async () => (await import('./late-services.ts')).startLateServices())
  whenIdle(async () => (await import('../platform/version/follow-version.ts')).followVersion())
  whenIdle(async () => (await import('../platform/connection/follow-connection.ts')).followConnection())
  // A page that nobody has done anything with has all that it needs.
  whenTouched(() => whenIdle(preloadFailureViews))
}

/** Not every browser says when it has nothing to do; a service that does not start must not take the page with it. */
function whenIdle(start: () => Promise<unknown>): void {
  const run = () => void start().catch((error: unknown) => console.error('A service did not start', error))
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestWait })
  else setTimeout(run)
}

/** In milliseconds. */
const longestWait = 1_000
