import { whenMeasured } from '#platform/analytics/when-measured.ts'
import { followOtherTabs } from '#platform/auth/follow-other-tabs.ts'
import { followConsent } from '#platform/consent/follow-consent.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { whenTouched } from '#platform/touch/when-touched.ts'
import { preloadFailureViews } from '#app/offline/preload-failure-views.ts'

/**
 * Starts what runs beside the pages, in the browser only, once the first page is drawn. A page that nobody has done
 * anything with has all that it needs; the rest comes with the first touch, or as soon as there is consent to anything.
 */
export function startServices(): void {
  whenIdle(() => {
    followConsent()
    followOtherTabs()
  })
  if (isNativeApp()) whenIdle(async () => (await import('#platform/native/start-native-app.ts')).startNativeApp())
  whenMeasured(() => whenIdle(async () => (await import('#app/late-services.ts')).startLateServices()))
  whenTouched(() => whenIdle(preloadFailureViews))
}

/** Not every browser says when it has nothing to do; a service that does not start must not take the page with it. */
function whenIdle(start: () => void | Promise<unknown>): void {
  const run = async () => {
    try {
      await start()
    } catch (error) {
      console.error('A service did not start', error)
    }
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void run(), { timeout: longestWait })
  else setTimeout(() => void run())
}

/** In milliseconds. */
const longestWait = 1_000
