import { getProfile, type Profile, type ProfileUpdate } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeProfile } from '#domain/member/api/update-profile.ts'
import { invalidate } from '#platform/query/invalidate.ts'

export interface SaveStepOptions {
  /** Called with the member's profile as it is then. */
  onSaved: (profile: Profile) => void
}

export interface SaveStep {
  /** Sends what a step asks for; resolves with why it was not saved, if it was not. Does nothing while it is under way. */
  save: (update: ProfileUpdate) => Promise<ApiError | undefined>
  isSaving: boolean
  /** Why the last try was not saved. */
  error: ApiError | undefined
}

/** Saves a step of onboarding (ONB-02). */
export function useSaveStep({ onSaved }: SaveStepOptions): SaveStep {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation<Profile, ApiError, ProfileUpdate>({
    mutationFn: (update) => changeProfile(queryClient, update),
    meta: { showsOwnErrors: true },
    onSuccess: onSaved,
    // Another tab may have finished: what is known of the member is out of date then.
    onError: async ({ fields }) => {
      if (fields.some(({ path }) => path.includes('appState'))) await invalidate(queryClient, getProfile)
    },
  })
  return {
    save: async (update) => {
      if (isPending) return undefined
      return mutateAsync(update).then(
        () => undefined,
        (refusal: ApiError) => refusal,
      )
    },
    isSaving: isPending,
    error: error ?? undefined,
  }
}
