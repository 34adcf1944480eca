import { recordUserEvents } from '@clubhouse/rest-client/b2c'
import type { Profile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { trackEmailVerified } from '#platform/analytics/email-verified.ts'
import { trackLogin } from '#platform/analytics/track.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { isAtFirstStep } from '#domain/member/model/redirects.ts'
import { incentiveCodesKey, storedIncentiveCodes } from '#domain/member/state/incentive-codes.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

export interface AfterLoginOptions {
  /** The identity provider says that the member has confirmed their e-mail address. */
  isEmailVerified: boolean
}

/**
 * Returns what follows the code exchange: the profile, then the stored incentive codes, which are then cleared, and
 * then all that analytics still has to send (AUT-11, ANL-03).
 */
export async function afterLogin(queryClient: QueryClient, { isEmailVerified }: AfterLoginOptions): Promise<Profile> {
  const profile = await queryClient.fetchQuery(profileOptions())
  const codes = storedIncentiveCodes()
  if (codes.length > 0) {
    // A code that cannot be handed in must not keep the member out.
    await recordUserEvents({ body: { codes } }).catch((error: unknown) =>
      console.warn('Incentive codes were not recorded', error),
    )
  }
  safeLocalStorage.remove(incentiveCodesKey)
  // A member who has done a step of onboarding was tracked when they came first (ANL-02).
  if (isEmailVerified && isAtFirstStep(profile)) await trackEmailVerified(profile.redUserId)
  trackLogin()
  return profile
}
