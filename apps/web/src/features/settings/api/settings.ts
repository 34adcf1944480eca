import { getProfile, type Profile, setSupportAuthorisation } from '@clubhouse/rest-client/club'
import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { changeProfile } from '#domain/member/api/update-profile.ts'
import { reactionTo } from '#platform/errors/handle-error.ts'
import type { SettingChange } from '../model/setting.ts'

const changeKey = ['change-setting']

/**
 * Returns the profile that the settings are read from. Another tab may have changed it, so it is read again when this
 * one is looked at.
 */
export function useSettingsProfile() {
  return useQuery({
    ...profileOptions(),
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: 'always' as const,
  })
}

/** Returns the changes that the server has not answered yet, in their order. */
export function useSettingChanges(): SettingChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as SettingChange,
  })
}

/**
 * Saves a change of a setting (ACC-16). Changes are sent one after the other, so that the last one is what stays; what
 * each answers becomes the profile. The caller says what came of it.
 */
export function useSaveSetting() {
  const queryClient = useQueryClient()
  return useMutation<Profile, Error, SettingChange>({
    mutationKey: changeKey,
    scope: { id: 'settings' },
    meta: { showsOwnErrors: true },
    mutationFn: (change) => saveOnce(queryClient, change),
    async onSuccess(profile) {
      // An answer from before would bring the old profile back.
      await queryClient.cancelQueries(getProfile.queries)
      queryClient.setQueryData(profileOptions().queryKey, profile)
    },
  })
}

/** Returns the profile with the change. What failed may have been done all the same, which the profile itself says. */
async function saveOnce(queryClient: QueryClient, change: SettingChange): Promise<Profile> {
  try {
    return await save(queryClient, change)
  } catch (error) {
    // Offline the profile cannot be read either, and its retries would only keep the member waiting.
    if (reactionTo(error) === 'end-session' || !navigator.onLine) throw error
    // When the connection goes meanwhile it fails, and does not wait for one.
    const profile = await queryClient
      .fetchQuery({ ...profileOptions(), staleTime: 0, networkMode: 'always' })
      .catch(() => undefined)
    if (profile?.[change.name] === change.value) return profile
    throw error
  }
}

function save(queryClient: QueryClient, { name, value }: SettingChange): Promise<Profile> {
  if (name === 'supportAuthorised') return setSupportAuthorisation({ body: { authorised: value } })
  return changeProfile(queryClient, { [name]: value })
}
