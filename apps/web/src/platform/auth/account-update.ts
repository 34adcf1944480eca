import { getProfile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { memberTokens } from './auth.ts'

/** Says that the member has left to change their account where the app does not see it (AUT-30). */
export const accountUpdatedKey = 'account-updated'

/**
 * After an update of the account: asks for new tokens and the profile, as both may say something else now (AUT-30). A
 * failure is only logged (AUT-31, CON-50), and the marker goes in any case.
 */
export async function refreshAfterAccountUpdate(queryClient: QueryClient): Promise<void> {
  if (safeSessionStorage.get(accountUpdatedKey) === undefined) return
  safeSessionStorage.remove(accountUpdatedKey)
  await memberTokens({ forceRefresh: true }).catch((error: unknown) =>
    console.warn('The tokens were not refreshed after an update of the account', error),
  )
  await queryClient.invalidateQueries({ queryKey: getProfile.queryOptions().queryKey })
}
