import type { Profile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { canRedirectTo } from '#platform/coming/can-link-to.ts'
import { paths } from '#platform/paths.ts'
import { keptDeepLink } from './deep-link-store.ts'
import { hasAutoLink } from './partner-link-store.ts'
import { arrivalPath, hasOnboardingLeft } from './redirects.ts'

export interface MemberArrival {
  path: string
  /** Whether steps of onboarding are left that the member cannot do yet. */
  isOnboardingPostponed: boolean
}

/** Returns where a member goes who has just logged in, with what this browser keeps of how they came (AUT-23 to AUT-27). */
export async function arrivalOf(queryClient: QueryClient, profile: Profile, target: string): Promise<MemberArrival> {
  const isOnboardingOpen = await canRedirectTo(queryClient, paths.onboarding.href())
  return {
    path: arrivalPath({
      profile,
      hasPartnerLink: hasAutoLink(),
      deepLink: keptDeepLink(),
      target,
      isOnboardingOpen,
    }),
    isOnboardingPostponed: !isOnboardingOpen && hasOnboardingLeft(profile),
  }
}
