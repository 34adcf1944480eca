import { startAnalytics } from '../platform/analytics/start-analytics.ts'
import { followOtherTabs } from '../platform/auth/follow-other-tabs.ts'
import { followConsent } from '../platform/consent/follow-consent.ts'
import { isNativeApp } from '../platform/native/native-app.ts'

/** What no first view waits for: the choice about cookies, and whoever goes by it. */
export function startLateServices(): void {
  followConsent()
  followOtherTabs()
  startAnalytics()
  if (isNativeApp()) {
    import('../platform/native/start-native-app.ts')
      .then(({ startNativeApp }) => startNativeApp())
      .catch((error: unknown) => console.error('The native app was not started', error))
  }
}
