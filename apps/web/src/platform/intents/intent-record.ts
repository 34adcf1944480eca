import { createIdempotencyKey, type IdempotencyKey } from '@clubhouse/rest-client/idempotency'
import { draftKey, sharedPrivateStorage } from '../storage/private-storage.ts'

/** What this browser knows of something that a member confirmed. All tabs know it, so that two of them ask as one. */
export type IntentRecord =
  | {
      kind: 'open'
      key: IdempotencyKey
      /** Whether the server may have it; then nobody knows what came of it. */
      isSent: boolean
    }
  /** It is done; `at` is when, in milliseconds since 1970. */
  | { kind: 'done'; at: number }

/** Whoever is asked to log in again goes on with the same wish; what is done need not outlive the session. */
const openKey = (name: string) => draftKey(`intent:${name}`)
const doneKey = (name: string) => `intent:${name}`

/** What is known of an intent; undefined when nobody confirmed any, or when the server refused it. */
export function intentRecord(name: string): IntentRecord | undefined {
  try {
    const text = sharedPrivateStorage.get(openKey(name)) ?? sharedPrivateStorage.get(doneKey(name)) ?? 'null'
    const value: unknown = JSON.parse(text)
    return isIntentRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether the server may have it, and nobody knows what came of it. */
export function isOutcomeOpen(name: string): boolean {
  const record = intentRecord(name)
  return record?.kind === 'open' && record.isSent
}

/** What is being sent, by its key: the same until its outcome is known (API-06), then another. */
export function beginIntent(name: string): IdempotencyKey {
  const record = intentRecord(name)
  const key = record?.kind === 'open' ? record.key : createIdempotencyKey()
  keep(openKey(name), { kind: 'open', key, isSent: true })
  return key
}

/** The server did not take it: it waits for the member, who may still change their mind. */
export function setIntentAside(name: string): void {
  const record = intentRecord(name)
  if (record?.kind === 'open') keep(openKey(name), { ...record, isSent: false })
}

/** It is done: the next wish of the same name is another one. */
export function completeIntent(name: string): void {
  dropIntent(name)
  keep(doneKey(name), { kind: 'done', at: Date.now() })
}

/** The server refused it, so that nothing has happened: the next wish of the same name is another one. */
export function dropIntent(name: string): void {
  sharedPrivateStorage.remove(openKey(name))
}

function keep(key: string, record: IntentRecord): void {
  sharedPrivateStorage.set(key, JSON.stringify(record))
}

/** Another version of the app may have written it. */
function isIntentRecord(value: unknown): value is IntentRecord {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const record: { kind: unknown; key?: unknown; isSent?: unknown; at?: unknown } = value
  if (record.kind === 'done') return typeof record.at === 'number'
  return record.kind === 'open' && typeof record.key === 'string' && typeof record.isSent === 'boolean'
}
