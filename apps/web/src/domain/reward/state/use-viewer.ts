import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { viewerOf } from '../model/viewer.ts'
import type { Viewer } from '../model/visibility.ts'

/**
 * Returns the viewer, by session, region, the member's own preferences and the shell; undefined while that is not known,
 * when no list is rendered yet. The profile of a visitor is not fetched.
 */
export function useViewer(): Viewer | undefined {
  const audience = useAudience()
  const region = useRegion()
  const profile = useQuery({ ...profileOptions(), enabled: audience === 'member' })
  return viewerOf({
    audience,
    region,
    isInApp: isNativeApp(),
    preferences:
      profile.data !== undefined
        ? { kind: 'known', preferences: profile.data }
        : { kind: profile.isError ? 'failed' : 'loading' },
  })
}
