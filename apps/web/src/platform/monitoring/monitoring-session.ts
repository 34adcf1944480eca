import { optionalKeys } from '#platform/consent/optional-storage.ts'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

export interface MonitoringSession {
  id: string
  /** From 0 up to and without 1; decides about sampling once for all pages of the session. */
  random: number
}

/** Returns the session of this tab, begun now unless it was before. */
export function monitoringSession(): MonitoringSession {
  const [id = '', random = ''] = safeSessionStorage.get(optionalKeys.monitoringSession)?.split(' ') ?? []
  if (id !== '' && random !== '' && Number(random) >= 0 && Number(random) < 1) return { id, random: Number(random) }
  const session = { id: crypto.randomUUID(), random: Math.random() }
  safeSessionStorage.set(optionalKeys.monitoringSession, `${session.id} ${session.random}`)
  return session
}
