import type { Profile, ProfileUpdate } from '@clubhouse/rest-client/club'
import { consentTexts, flagsOf, optOutsOf } from './marketing.ts'
import { isUsState } from './us-states.ts'

export interface Completion {
  profile: Profile
  incentiveCodes: readonly string[]
  /** The member links no airline account: they skipped it, it failed, or it is not offered (ONB-31, ONB-37). */
  isUnlinked: boolean
}

/** Returns the one update that ends onboarding, with all that its steps have asked for (ONB-36, ONB-37, ONB-39). */
export function completionOf({ profile, incentiveCodes, isUnlinked }: Completion): ProfileUpdate {
  const { country, firstName, lastName, dateOfBirth, mobile, postcode, state = '', termsVersion } = profile
  // A linked account cannot be said to be none.
  const saysUnlinked = isUnlinked && profile.linkedAccountsState['VAA'] !== true
  return {
    ...(country !== undefined && { country }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(mobile !== undefined && { mobile }),
    ...(postcode !== undefined && { postcode }),
    ...(isUsState(state) && { state }),
    ...flagsOf(optOutsOf(profile)),
    ...(termsVersion !== undefined && { termsVersion }),
    ...consentTexts(),
    notifications: false,
    ...(incentiveCodes.length > 0 && { incentiveCodes: [...incentiveCodes] }),
    ...(saysUnlinked && { linkedAccountsState: { VAA: false } }),
    complete: true,
  }
}
