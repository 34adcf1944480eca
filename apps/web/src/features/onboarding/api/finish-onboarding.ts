import { getProfile, type Profile, type ProfileUpdate } from '@clubhouse/rest-client/club'
import { registrationComplete } from '@clubhouse/event-client/track'
import { useQueryClient } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { changeProfile } from '#domain/member/api/update-profile.ts'
import { forgetNewMembersCodes } from '#domain/member/state/incentive-codes.ts'
import { invalidate } from '#platform/query/invalidate.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { dropDetailsDraft } from '../state/details-draft.ts'
import { markFinished } from '../state/finished-store.ts'
import { preferencesDraft } from '../state/preferences-draft.ts'

/** Ends onboarding, once in all tabs (ONB-36). The profile says what came of a call that got no answer. */
export function useFinishOnboarding(): SubmissionControls<ProfileUpdate, Profile> {
  const queryClient = useQueryClient()
  const { countryCode } = useRegion()
  const finish = (profile: Profile) => {
    markFinished(profile.redUserId)
    dropDetailsDraft()
    preferencesDraft.drop()
    forgetNewMembersCodes()
    queryClient.setQueryData(profileOptions().queryKey, profile)
    registrationComplete({ viewingRegion: profile.country ?? countryCode })
    return profile
  }
  return useSubmission<ProfileUpdate, Profile>({
    name: 'onboarding',
    takesStepUp: false,
    send: async (update) => finish(await changeProfile(queryClient, update)),
    async find() {
      const profile = await getProfile().catch(() => undefined)
      return profile?.complete === true ? { kind: 'done', result: finish(profile) } : { kind: 'unknown' }
    },
    onSettled: () => invalidate(queryClient, getProfile),
  })
}
