import { createIdempotencyKey, type IdempotencyKey } from '@clubhouse/rest-client/idempotency'
import { draftKey, sharedPrivateStorage } from '../storage/private-storage.ts'

/** What this browser knows of something that a member confirmed. All tabs know it, so that two of them ask as one. */
export type SubmissionRecord =
  | {
      kind: 'open'
      key: IdempotencyKey
      /** Whether the server may have it; then nobody knows what came of it. */
      isSent: boolean
    }
  /** It is done; `at` is when, in milliseconds since 1970. */
  | { kind: 'done'; at: number }

/** Whoever is asked to log in again goes on with the same submission; what is done need not outlive the session. */
const openKey = (name: string) => draftKey(`submission:${name}`)
const doneKey = (name: string) => `submission:${name}`

/** Returns what is known of a submission; undefined when nobody confirmed any, or when the server refused it. */
export function submissionRecord(name: string): SubmissionRecord | undefined {
  try {
    const text = sharedPrivateStorage.get(openKey(name)) ?? sharedPrivateStorage.get(doneKey(name)) ?? 'null'
    const value: unknown = JSON.parse(text)
    return isSubmissionRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether the server may have it, and nobody knows what came of it. */
export function isOutcomeOpen(name: string): boolean {
  const record = submissionRecord(name)
  return record?.kind === 'open' && record.isSent
}

/** What is being sent, by its key: the same until its outcome is known (API-06), then another. */
export function beginSubmission(name: string): IdempotencyKey {
  const record = submissionRecord(name)
  const key = record?.kind === 'open' ? record.key : createIdempotencyKey()
  keep(openKey(name), { kind: 'open', key, isSent: true })
  return key
}

/** Records that the server did not take it: it waits for the member, who may still change their mind. */
export function abandonSubmission(name: string): void {
  const record = submissionRecord(name)
  if (record?.kind === 'open') keep(openKey(name), { ...record, isSent: false })
}

/** Records that it is done: the next one of the same name gets another key. */
export function completeSubmission(name: string): void {
  dropSubmission(name)
  keep(doneKey(name), { kind: 'done', at: Date.now() })
}

/** Forgets a submission that the server refused: nothing has happened, and the next one gets another key. */
export function dropSubmission(name: string): void {
  sharedPrivateStorage.remove(openKey(name))
}

function keep(key: string, record: SubmissionRecord): void {
  sharedPrivateStorage.set(key, JSON.stringify(record))
}

/** Another version of the app may have written it. */
function isSubmissionRecord(value: unknown): value is SubmissionRecord {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const record: { kind: unknown; key?: unknown; isSent?: unknown; at?: unknown } = value
  if (record.kind === 'done') return typeof record.at === 'number'
  return record.kind === 'open' && typeof record.key === 'string' && typeof record.isSent === 'boolean'
}
