import type { QueryClient } from '@tanstack/react-query'
import { safePath } from '#platform/analytics/safe-path.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { currentChoices } from '#platform/consent/consent-store.ts'
import { optionalKeys } from '#platform/consent/optional-storage.ts'
import { readFlag } from '#platform/flags/flag-query.ts'
import { regionOf } from '#platform/region/regions.ts'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

/**
 * Tells the personalisation service which page is shown, and nothing about the person: with consent to functional cookies,
 * behind its flag (FLG-09), and where the configuration has the service. Never rejects.
 */
export async function personalisePage(pathname: string, queryClient: QueryClient): Promise<void> {
  const url = appConfig().services?.personalisation
  if (url === undefined || !currentChoices().functional) return
  // The choice may have changed while the flag was fetched.
  if (!(await readFlag(queryClient, 'web_dy_integration')) || !currentChoices().functional) return
  const { locale, countryCode } = regionOf(pathname)
  const page = { sessionId: sessionId(), path: safePath(`${basePath}${pathname}`), language: locale }
  try {
    const answer = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...page, viewingRegion: countryCode }),
    })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  } catch (error) {
    console.warn('The page could not be personalised', error)
  }
}

function sessionId(): string {
  const kept = safeSessionStorage.get(optionalKeys.personalisationSession)
  if (kept !== undefined && /^[\w-]{8,64}$/.test(kept)) return kept
  const id = crypto.randomUUID()
  safeSessionStorage.set(optionalKeys.personalisationSession, id)
  return id
}
