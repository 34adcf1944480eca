import type { Profile } from '@clubhouse/rest-client/club'
import { keptDeepLink } from './deep-link-store.ts'
import { hasAutoLink } from './partner-link-store.ts'
import { arrivalPath } from './redirects.ts'

/** Returns where a member goes who has just logged in, with what this browser keeps of how they came (AUT-23 to AUT-27). */
export function arrivalOf(profile: Profile, target: string): string {
  return arrivalPath({ profile, hasPartnerLink: hasAutoLink(), deepLink: keptDeepLink(), target })
}
