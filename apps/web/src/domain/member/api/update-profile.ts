import { type Profile, type ProfileUpdate, updateProfile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { shellPort } from '#platform/native/native-app.ts'
import { profileOptions } from './profile.ts'

/** Changes what is sent of the member's profile (API-10). The app goes on with the profile that the server answers. */
export async function changeProfile(queryClient: QueryClient, update: ProfileUpdate): Promise<Profile> {
  const { country } = update
  const profile = await updateProfile({
    body: { channel: channel(), ...update },
    ...(country !== undefined && { parameters: { region: [country] } }),
  })
  queryClient.setQueryData(profileOptions().queryKey, profile)
  return profile
}

/** Returns the app that the member uses, as the server calls it. */
function channel(): NonNullable<ProfileUpdate['channel']> {
  switch (shellPort().kind) {
    case 'webkit':
      return 'IOS'
    case 'android':
      return 'ANDROID'
    case 'fake':
    case 'none':
      return 'WEB'
  }
}
