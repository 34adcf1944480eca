import { followOtherTabs } from '#platform/auth/follow-other-tabs.ts'
import { followConsent } from '#platform/consent/follow-consent.ts'
import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'
import { onConsent, onFirstInteraction, onIdle } from '#platform/islands/when.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { OfflineView } from '#app/offline/OfflineGate.tsx'

/**
 * Starts what runs beside the pages, in the browser only, once the first page is rendered. A page without an interaction has
 * all that it needs; the rest comes with the first one, or as soon as there is consent to anything.
 */
export function startServices(): void {
  onIdle(() => {
    followConsent()
    followOtherTabs()
  })
  if (isNativeApp()) onIdle(async () => (await import('#platform/native/start-native-app.ts')).startNativeApp())
  let isLate = false
  const startLate = () => {
    if (isLate) return
    isLate = true
    onIdle(async () => (await import('./start-after-interaction.ts')).startAfterInteraction())
  }
  onConsent(startLate)
  onFirstInteraction(startLate)
  onFirstInteraction(() => onIdle(preloadFailureViews))
}

/** What shows that something cannot be loaded has to be there by then. */
function preloadFailureViews(): void {
  OfflineView.preload()
  LazyFailedPage.preload()
}
