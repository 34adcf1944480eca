import { listFeatures } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import { currentSession, type Session } from '#platform/auth/session-store.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { flagOverrides } from './flag-overrides.ts'
import { flagsFrom, variationsFrom } from './flag-values.ts'
import { flagDefaults, type FlagName, type Flags } from './generated/flags.ts'

/** Where the id of the browser session that flags are fetched with is stored (FLG-02). */
export const flagSessionKey = 'flag-session'

/**
 * Options for the flags of the project and this browser session (FLG-02). A member's may differ from a visitor's, so
 * none are fetched while the session is not known, nor where pages are rendered on the host. They hold until the next
 * page load, so that nothing changes while a page is used.
 */
export function flagsOptions(session: Session) {
  const isBrowser = typeof document !== 'undefined'
  const asked = { project: appConfig().featuresProject, sessionId: isBrowser ? flagSession() : 'prerendered' }
  const { queryKey, retry = false, retryDelay = 0 } = listFeatures.queryOptions(asked)
  return {
    queryKey: [...queryKey, session.kind === 'authenticated' ? session.member.memberId : 'visitor'] as const,
    queryFn: async () => {
      const answer = await listFeatures(asked)
      return { flags: flagsFrom(answer), variations: variationsFrom(answer) }
    },
    retry,
    retryDelay,
    enabled: isBrowser && (session.kind === 'authenticated' || session.kind === 'unauthenticated'),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}

/** Returns a flag outside components, fetched when it is not cached; its default when that fails. Never rejects. */
export async function readFlag<Name extends FlagName>(queryClient: QueryClient, name: Name): Promise<Flags[Name]> {
  const override = flagOverrides()[name]
  if (override !== undefined) return override
  try {
    return (await queryClient.ensureQueryData(flagsOptions(currentSession()))).flags[name]
  } catch (error) {
    console.warn('Flags could not be read', error)
    return flagDefaults[name]
  }
}

/** Returns a random id, the same for the life of a tab; it says nothing about the person. */
export function flagSession(): string {
  const kept = safeSessionStorage.get(flagSessionKey)
  if (kept !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(kept)) return kept
  const made = crypto.randomUUID()
  safeSessionStorage.set(flagSessionKey, made)
  return made
}
