import { type Profile, type ProfileUpdate, updateProfile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { appChannel } from '#platform/native/app-channel.ts'
import { profileOptions } from './profile.ts'

/**
 * Changes what is sent of the member's profile (API-10), in the region of their country, not of the address. The app goes
 * on with the profile that the server answers.
 */
export async function changeProfile(queryClient: QueryClient, update: ProfileUpdate): Promise<Profile> {
  const { queryKey } = profileOptions()
  const country = update.country ?? queryClient.getQueryData(queryKey)?.country
  const profile = await updateProfile({
    body: { channel: appChannel(), ...update },
    ...(country !== undefined && { parameters: { region: [country] } }),
  })
  // An answer from before would bring the old profile back.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, profile)
  return profile
}
