import { ApiError } from '@clubhouse/rest-client/errors'
import { getProfile } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { nativeBridge } from '#platform/native/native-bridge.ts'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { memberTokens } from '#platform/auth/auth.ts'

/** Marks that the member has left to change their account where the app does not see it (AUT-30). */
export const accountUpdatedKey = 'account-updated'

let refreshing: Promise<void> | undefined

/**
 * Leads to where the member's details are changed: in a browser to the identity provider's page, which comes back to
 * `returnPath` (ACC-08), in the app to its own screen (ACC-09). Marks the update before. Rejects when it cannot get there.
 */
export async function leaveToUpdateAccount(returnPath: string): Promise<void> {
  markAccountUpdate()
  if (isNativeApp()) return nativeBridge().deliver({ type: 'navigate', screen: 'account_settings' })
  // The browser's own page would take the place of ours.
  if (!navigator.onLine)
    throw new ApiError('connection_error', 'The browser is offline', { operationId: 'identity.settings' })
  const url = new URL(appConfig().links.accountSettings)
  url.searchParams.set('callback', `${location.origin}${basePath}${returnPath}`)
  location.assign(url)
}

/** Marks that the account may have changed, so that the next page of the account fetches it again. */
export function markAccountUpdate(): void {
  safeSessionStorage.set(accountUpdatedKey, '1')
}

/**
 * After an update of the account: fetches new tokens and the profile, as both may have changed (AUT-30), and
 * then clears the marker. A failure is only logged (AUT-31, CON-50), and the marker goes in any case.
 */
export function refreshAfterAccountUpdate(queryClient: QueryClient): Promise<void> {
  if (safeSessionStorage.get(accountUpdatedKey) === undefined) return Promise.resolve()
  refreshing ??= refresh(queryClient).finally(() => {
    safeSessionStorage.remove(accountUpdatedKey)
    refreshing = undefined
  })
  return refreshing
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await memberTokens({ forceRefresh: true }).catch((error: unknown) =>
    console.warn('The tokens were not refreshed after an update of the account', error),
  )
  await queryClient
    .invalidateQueries({ queryKey: getProfile.queryOptions().queryKey }, { throwOnError: true })
    .catch((error: unknown) => console.warn('The profile was not refreshed after an update of the account', error))
}
