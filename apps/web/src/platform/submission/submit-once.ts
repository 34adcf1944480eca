import { restClientConfiguration } from '@clubhouse/rest-client/configure'
import { ApiError } from '@clubhouse/rest-client/errors'
import { callWithStepUp } from '#platform/auth/step-up.ts'
import type { Finding } from './find-submission.ts'
import { verdictOf } from './outcome.ts'
import { type Confirmed, leaveForStepUp } from './submission-entry.ts'
import type { IdempotencyKey, RecordOfSubmission } from './submission-record.ts'

/** What came of a submission: done here, or found done by another tab. */
export type Outcome<Result> = { kind: 'done'; result: Result } | { kind: 'done-elsewhere' }

/** How the server is asked. The submission repeats a call itself, for it must know of every attempt without an answer. */
export interface SubmissionCall {
  idempotencyKey: IdempotencyKey
  stepUp: boolean
  isRepeatedByCaller: true
  /** Who confirmed it. */
  memberId: string
}

export interface SubmissionOptions<Input, Result> {
  /** What is submitted, such as `exchange:100101`: one of that name is under way at a time, in all tabs. */
  name: string
  send: (input: Input, call: SubmissionCall) => Promise<Result>
  /** False for a call that the server never wants a step-up for: a 406 is a failure like any other (STP-06). True unless it says so. */
  takesStepUp?: boolean | undefined
  /** Looks what came of an earlier call, without making it happen. */
  find?: ((idempotencyKey: IdempotencyKey) => Promise<Finding<Result>>) | undefined
  /** Checks after a press that it still is what the member confirmed; rejects when it is not. */
  prepare?: ((input: Input) => Promise<void>) | undefined
  /** What an earlier page load confirmed, if it is still known: it goes on after a step-up, or can be sent again. */
  confirmed?: (() => Confirmed<Input> | undefined) | undefined
  /** Keeps what is sent for the next page load; called with undefined once nothing of it is under way. */
  keep?: ((confirmed: Required<Confirmed<Input>> | undefined) => void) | undefined
  /** What is submitted as soon as the page is there, unless an earlier page load left something. */
  submitsAtOnce?: Input | undefined
  /** Whether visitors submit it as well; what they submit cannot be looked up. */
  allowsVisitors?: boolean | undefined
  /** How much it moves: kept with the key, for the next visit. */
  amountOf?: ((input: Input) => number) | undefined
  /** Where to come back to after a step-up. */
  returnPath: () => string
  /** How often the app calls again by itself; six times unless it says so. */
  mostRepetitions?: number | undefined
  /** True for a refusal that a later call may not meet: it is sent again, as another submission. No refusal unless it says so. */
  mayPass?: ((refusal: ApiError) => boolean) | undefined
  /** Fetches again what it changes, whatever came of it. */
  onSettled?: (() => Promise<unknown>) | undefined
}

/** One attempt to send what a member confirmed. */
export interface Attempt<Input> {
  record: RecordOfSubmission
  input: Input
  /** When the submission began, in milliseconds since 1970: what another tab has done since is the same one. */
  since: number
  /** Whether it goes on after a step-up (STP-05). */
  isResumed: boolean
  /** The key that it was last sent with. */
  key?: IdempotencyKey
  /** Set once `prepare` has found that it still is what was confirmed. */
  isPrepared: boolean
  /** Set once the session could not be renewed. */
  isSessionOver: boolean
}

/** What an attempt came to. */
export type AttemptResult<Result> =
  | Outcome<Result>
  | { kind: 'refused'; error: ApiError }
  /** To be sent again with the same key. With `isUnanswered`, some call may have done it. */
  | { kind: 'open'; error: unknown; isUnanswered: boolean }

/**
 * Sends with the key of the record. While an earlier call with the key is unanswered, only the operation itself ends the
 * submission, by its result or by a refusal that the contract names: any other answer never reached it, and dropping the
 * key for it would make the next press pay a second time.
 */
export async function submitOnce<Input, Result>(
  options: SubmissionOptions<Input, Result>,
  attempt: Attempt<Input>,
): Promise<AttemptResult<Result>> {
  const { send, takesStepUp = true, find, prepare, amountOf, returnPath } = options
  const { record, input, isResumed } = attempt
  const ended = endedElsewhere(attempt)
  if (ended !== undefined) return ended
  const earlier = record.read()
  let isUnanswered = earlier?.kind === 'open' && earlier.isSent

  if (!attempt.isPrepared) {
    const found = isUnanswered ? await findOpen(options, record) : undefined
    if (found !== undefined) return found
    try {
      await prepare?.(input)
      attempt.isPrepared = true
    } catch (error) {
      if (verdictOf(error) === 'lost') return { kind: 'open', error, isUnanswered }
      const open = record.read()
      if (open?.kind === 'open' && !open.isSent) record.drop(open.key)
      return { kind: 'refused', error: error as ApiError }
    }
    const endedMeanwhile = endedElsewhere(attempt)
    if (endedMeanwhile !== undefined) return endedMeanwhile
  }

  const call = async (stepUp: boolean): Promise<Result> => {
    const idempotencyKey = record.begin(amountOf?.(input), attempt.key)
    attempt.key = idempotencyKey
    try {
      return await send(input, { idempotencyKey, stepUp, isRepeatedByCaller: true, memberId: record.memberId })
    } catch (error) {
      const verdict = verdictOf(error)
      if (verdict === 'lost' || record.isShared(idempotencyKey)) isUnanswered = true
      const isKeyReused = verdict === 'key-reused'
      if (!isKeyReused && !(verdict === 'turned-away' && isUnanswered)) throw error
      if ((error as ApiError).kind === 'unauthorized') attempt.isSessionOver = !(await isSessionRenewed())
      const finding = (await find?.(idempotencyKey)) ?? { kind: 'unknown' }
      switch (finding.kind) {
        case 'done':
          return finding.result
        case 'refused':
          isUnanswered = false
          if (!isKeyReused) throw finding.error
          // What was refused came with another body. Nothing happened, so this one goes out with a key of its own.
          record.drop(idempotencyKey)
          delete attempt.key
          return call(stepUp)
        case 'unknown':
          isUnanswered = true
          throw error
      }
    }
  }

  const settle = (how: 'abandon' | 'complete' | 'drop') => attempt.key !== undefined && record[how](attempt.key)
  try {
    const result = takesStepUp
      ? await callWithStepUp(({ stepUp }) => call(stepUp), {
          isResumed,
          onLeave() {
            if (!isUnanswered) settle('abandon')
            leaveForStepUp(options.name)
            return returnPath()
          },
        })
      : await call(false)
    settle('complete')
    return { kind: 'done', result }
  } catch (error) {
    const verdict = verdictOf(error)
    if (verdict !== 'refused' && isUnanswered) return { kind: 'open', error, isUnanswered }
    if (verdict === 'busy') {
      settle('abandon')
      return { kind: 'open', error, isUnanswered }
    }
    settle('drop')
    return { kind: 'refused', error: error as ApiError }
  }
}

/** Returns how an attempt ends without a call: its member is not signed in any more, or another tab has done it. */
function endedElsewhere<Input>({ record, since, isResumed }: Attempt<Input>): AttemptResult<never> | undefined {
  const known = record.read()
  if (!record.isOwn()) {
    const error = new ApiError('unauthorized', 'Its member is not signed in', { operationId: 'identity.tokens' })
    return { kind: 'open', error, isUnanswered: known?.kind === 'open' && known.isSent }
  }
  // What a page left with for a step-up was open then: if it is done now, another tab has done it, with the same key.
  const isDone = known?.kind === 'done' && (isResumed || known.at >= since)
  return isDone ? { kind: 'done-elsewhere' } : undefined
}

/** Looks what came of the call that a record is open for; undefined while nobody can say. */
export async function findOpen<Input, Result>(
  { find }: Pick<SubmissionOptions<Input, Result>, 'find'>,
  record: RecordOfSubmission,
): Promise<AttemptResult<Result> | undefined> {
  const open = record.read()
  if (open?.kind !== 'open' || find === undefined) return undefined
  const finding = await find(open.key)
  switch (finding.kind) {
    case 'done':
      record.complete(open.key)
      return finding
    case 'refused':
      record.drop(open.key)
      return finding
    case 'unknown':
      return undefined
  }
}

/**
 * Renews the tokens that the server no longer took, so that it can be asked what came of the earlier call. False when the
 * session is over; a network that is away for a moment does not end it.
 */
async function isSessionRenewed(): Promise<boolean> {
  try {
    await restClientConfiguration().memberTokens({ forceRefresh: true, stepUp: false })
    return true
  } catch (error) {
    return (error as Partial<ApiError>).kind === 'connection_error'
  }
}
