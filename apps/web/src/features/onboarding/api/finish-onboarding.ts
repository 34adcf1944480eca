import { getProfile, type Profile } from '@clubhouse/rest-client/club'
import { registrationComplete } from '@clubhouse/event-client/track'
import { useQueryClient } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { changeProfile } from '#domain/member/api/update-profile.ts'
import { forgetNewMembersCodes } from '#domain/member/state/incentive-codes.ts'
import { invalidate } from '#platform/query/invalidate.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { type Completion, completionOf } from '../model/completion.ts'
import { markFinished } from '../state/finished-store.ts'
import { dropStepDrafts } from '../state/step-draft.ts'

/** How a member ends onboarding. */
export type Finish = Omit<Completion, 'profile'>

/** Ends onboarding, once in all tabs (ONB-36). The profile says what came of a call that got no answer. */
export function useFinishOnboarding(): SubmissionControls<Finish, Profile> {
  const queryClient = useQueryClient()
  const { countryCode } = useRegion()
  const finish = (profile: Profile) => {
    markFinished(profile.redUserId)
    dropStepDrafts()
    forgetNewMembersCodes()
    queryClient.setQueryData(profileOptions().queryKey, profile)
    registrationComplete({ viewingRegion: profile.country ?? countryCode })
    return profile
  }
  return useSubmission<Finish, Profile>({
    name: 'onboarding',
    takesStepUp: false,
    async send(how) {
      // The steps may have been done anew on another device, or all of it.
      const profile = await getProfile()
      return finish(profile.complete ? profile : await changeProfile(queryClient, completionOf({ profile, ...how })))
    },
    async find() {
      const profile = await getProfile().catch(() => undefined)
      return profile?.complete === true ? { kind: 'done', result: finish(profile) } : { kind: 'unknown' }
    },
    onSettled: () => invalidate(queryClient, getProfile),
  })
}
