import { useAudience } from '#platform/auth/use-audience.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { PageViewer } from '../model/visibility.ts'

/** Returns who looks at a page, as far as it matters for what they see (CNT-24). */
export function usePageViewer(): PageViewer {
  const audience = useAudience()
  const { countryCode } = useRegion()
  return { audience, countryCode, isNativeApp: isNativeApp() }
}
