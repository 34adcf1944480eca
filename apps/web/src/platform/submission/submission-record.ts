import { currentMemberId } from '#platform/auth/session-store.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** Names one submission of a member, so that the server does it once however often it is sent (API-06). */
export type IdempotencyKey = string

/** What this browser keeps of a submission. All tabs share it, so that two of them submit once. */
export type SubmissionRecord = OpenSubmission | { kind: 'done'; /** In milliseconds since 1970. */ at: number }

interface OpenSubmission {
  kind: 'open'
  key: IdempotencyKey
  /** When it was first sent, in milliseconds since 1970. */
  at: number
  /** True when the server may have received it, so that its outcome is unknown. */
  isSent: boolean
  /** The member does not want to be asked about it any more. Confirmed again, it goes on with its key. */
  isLeft?: boolean
  /** Several tabs or visits have sent it: the answer to one of them says nothing of the others' calls. */
  isShared?: boolean
  /** The amount that it moves, in the unit of its caller. */
  amount?: number
}

/** A submission that was sent on an earlier visit, with an unknown outcome. */
export type UnresolvedSubmission = Pick<OpenSubmission, 'key' | 'at' | 'amount'>

/**
 * Milliseconds for which a record is kept: seven days, less than the 30 for which the server keeps a key. It outlives every
 * end of a session, for its member alone, and holds nothing personal but their id: the key, the time and the amount.
 */
export const recordLifetime = 7 * 24 * 60 * 60 * 1000

const prefix = 'submission:'

/**
 * The record of one submission of one member. Tabs may write it at the same time: some browsers have no locks, and a tab
 * waits only so long for another. Each change names its key, and leaves a record alone that has another one by now.
 */
export interface RecordOfSubmission {
  /** The id of its member; empty for a visitor, who submits only what needs no member. */
  memberId: string
  /** Whether its member is the one who is signed in; for a visitor, whether nobody is. */
  isOwn: () => boolean
  read: () => SubmissionRecord | undefined
  /**
   * Records that it is being sent; returns its key, which stays the same until its outcome is known (API-06): that of the
   * record, or else `sentKey`, with which the same press was sent before.
   */
  begin: (amount?: number, sentKey?: IdempotencyKey) => IdempotencyKey
  /** Whether another tab has sent or settled what was sent with this key. */
  isShared: (key: IdempotencyKey) => boolean
  /** Records that the server did not receive it: the member may submit it again with the same key, or not. */
  abandon: (key: IdempotencyKey) => void
  /** Records that the member does not want to be asked about it any more. */
  leave: () => void
  /** Records that it is done: the next one of the same name gets another key. */
  complete: (key: IdempotencyKey) => void
  /** Forgets what the server refused: nothing has happened, and the next one gets another key. */
  drop: (key: IdempotencyKey) => void
}

/** Returns the record of a submission, of the member who is signed in unless another is named. */
export function recordOf(
  name: string,
  memberId = currentMemberId() ?? '',
  { allowsVisitors = false }: { allowsVisitors?: boolean | undefined } = {},
): RecordOfSubmission {
  const storageKey = `${prefix}${memberId}:${name}`
  const write = (record: SubmissionRecord) => safeLocalStorage.set(storageKey, JSON.stringify(record))
  const read = () => readRecord(storageKey)
  return {
    memberId,
    isOwn: () => (allowsVisitors || memberId !== '') && (currentMemberId() ?? '') === memberId,
    read,
    begin(amount, sentKey) {
      removeExpired()
      const record = read()
      const open = record?.kind === 'open' ? record : undefined
      const key = open?.key ?? sentKey ?? crypto.randomUUID()
      const at = open?.isSent === true ? open.at : Date.now()
      const isShared = open?.isShared === true || (open?.isSent === true && key !== sentKey)
      write({
        kind: 'open',
        key,
        at,
        isSent: true,
        ...(isShared && { isShared }),
        ...(amount !== undefined && { amount }),
      })
      return key
    },
    isShared(key) {
      const record = read()
      if (record === undefined) return false
      return record.kind === 'done' || record.key !== key || record.isShared === true
    },
    abandon(key) {
      const record = read()
      if (record?.kind === 'open' && record.key === key) write({ ...record, isSent: false })
    },
    leave() {
      const record = read()
      if (record?.kind === 'open') write({ ...record, isLeft: true })
    },
    complete(key) {
      const record = read()
      if (record?.kind !== 'open' || record.key === key) write({ kind: 'done', at: Date.now() })
    },
    drop(key) {
      const record = read()
      if (record?.kind === 'open' && record.key === key) safeLocalStorage.remove(storageKey)
    },
  }
}

/** Returns the submission of a name that an earlier visit left with an unknown outcome, if the member is still to be asked about it. Sends nothing. */
export function unresolvedSubmission(name: string): UnresolvedSubmission | undefined {
  const record = recordOf(name).read()
  return record?.kind === 'open' && record.isSent && record.isLeft !== true ? record : undefined
}

/** Removes expired records of all members: also of one who never comes back. */
function removeExpired(): void {
  for (const key of safeLocalStorage.keys()) if (key.startsWith(prefix)) readRecord(key)
}

function readRecord(storageKey: string): SubmissionRecord | undefined {
  const record = parseRecord(safeLocalStorage.get(storageKey))
  if (record === undefined || Date.now() - record.at <= recordLifetime) return record
  safeLocalStorage.remove(storageKey)
  return undefined
}

/** Returns a record from storage; undefined for one that another version of the app has written. */
function parseRecord(text = 'null'): SubmissionRecord | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is SubmissionRecord {
  if (typeof value !== 'object' || value === null) return false
  const record: Partial<Record<keyof OpenSubmission, unknown>> = value
  if (typeof record.at !== 'number') return false
  if (record.kind === 'done') return true
  const { kind, key, isSent, isLeft = false, isShared = false, amount = 0 } = record
  return (
    kind === 'open' &&
    typeof key === 'string' &&
    typeof isSent === 'boolean' &&
    typeof isLeft === 'boolean' &&
    typeof isShared === 'boolean' &&
    typeof amount === 'number'
  )
}
