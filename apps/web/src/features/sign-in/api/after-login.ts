import { recordUserEvents } from '@clubhouse/rest-client/b2c'
import type { Profile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { trackLogin } from '#platform/analytics/track.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** Where incentive codes wait for a login (AUT-06). */
export const incentiveCodesKey = 'incentiveCodes'

/**
 * What follows the code exchange: the profile, then the stored incentive codes, which are then cleared, and then all that
 * analytics still has to send (AUT-11, ANL-03).
 */
export async function afterLogin(queryClient: QueryClient): Promise<Profile> {
  const profile = await queryClient.fetchQuery(profileOptions())
  const codes = storedCodes()
  if (codes.length > 0) {
    // A code that cannot be handed in must not keep the member out.
    await recordUserEvents({ body: { codes } }).catch((error: unknown) =>
      console.warn('Incentive codes were not recorded', error),
    )
  }
  safeLocalStorage.remove(incentiveCodesKey)
  trackLogin()
  return profile
}

function storedCodes(): string[] {
  try {
    const codes: unknown = JSON.parse(safeLocalStorage.get(incentiveCodesKey) ?? '[]')
    return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}
