import { getProfile, type Profile, type ProfileUpdate } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { changeProfile } from '#domain/member/api/update-profile.ts'
import { m } from '#paraglide/messages.js'
import type { OnboardingStep } from '#domain/member/model/onboarding-steps.ts'
import { invalidate } from '#platform/query/invalidate.ts'
import { showToast } from '#platform/toasts/toast-store.ts'
import { savedOf } from '../model/step-fields.ts'
import type { StepDraft } from '../state/step-draft.ts'

export interface SaveStepOptions {
  step: OnboardingStep
  /** The profile that the step was begun with. */
  begun: Profile
  /** Forgotten once the step is saved. */
  draft: StepDraft
  /** Called with the member's profile as it is then. */
  onSaved: (profile: Profile) => void
  /** Called instead when something else of the step was saved meanwhile. Without it, what is sent takes the place of that. */
  onSavedElsewhere?: ((profile: Profile) => void) | undefined
}

/** Returns what a step sends for a member whose profile is this. */
export type UpdateOf = (profile: Profile) => ProfileUpdate

export interface SaveStep {
  /** Sends what a step asks for; resolves with why it was not saved, if it was not. Does nothing while it is under way. */
  save: (updateOf: UpdateOf) => Promise<ApiError | undefined>
  isSaving: boolean
  /** Why the last try was not saved. */
  error: ApiError | undefined
}

interface Saved {
  kind: 'saved' | 'saved-elsewhere' | 'finished-elsewhere'
  profile: Profile
}

/** Saves a step of onboarding (ONB-02). */
export function useSaveStep(options: SaveStepOptions): SaveStep {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation<Saved, ApiError, UpdateOf>({
    mutationFn: (updateOf) => saveUnlessElsewhere(queryClient, options, updateOf),
    meta: { showsOwnErrors: true },
    onSuccess({ kind, profile }) {
      if (kind === 'saved') {
        options.draft.drop()
        options.onSaved(profile)
      }
      if (kind === 'saved-elsewhere') options.onSavedElsewhere?.(profile)
      if (kind === 'finished-elsewhere') showToast({ message: m.onboarding_finished_elsewhere() })
    },
    // Another tab may have finished in the meantime: what is known of the member is out of date then.
    onError: async ({ fields }) => {
      if (fields.some(({ path }) => path.includes('appState'))) await invalidate(queryClient, getProfile)
    },
  })
  return {
    save: async (updateOf) => {
      if (isPending) return undefined
      return mutateAsync(updateOf).then(
        () => undefined,
        (refusal: ApiError) => refusal,
      )
    },
    isSaving: isPending,
    error: error ?? undefined,
  }
}

/**
 * Looks at the profile before it is changed: an update has no version that the server could hold it against, and would
 * take the place of what the member has saved on another device (`updateProfile` in `schemas/rest/club/profile.yaml`).
 */
async function saveUnlessElsewhere(
  queryClient: QueryClient,
  { step, begun, onSavedElsewhere }: SaveStepOptions,
  updateOf: UpdateOf,
): Promise<Saved> {
  // Not by a query: offline, it would wait for the connection.
  const profile = await getProfile()
  queryClient.setQueryData(profileOptions().queryKey, profile)
  if (profile.complete) return { kind: 'finished-elsewhere', profile }
  const update = updateOf(profile)
  const saved = savedOf(step, profile)
  const isSaved = saved === savedOf(step, { ...profile, ...update })
  if (isSaved && update.appState === undefined) return { kind: 'saved', profile }
  if (onSavedElsewhere !== undefined && !isSaved && saved !== savedOf(step, begun))
    return { kind: 'saved-elsewhere', profile }
  return { kind: 'saved', profile: await changeProfile(queryClient, update) }
}
