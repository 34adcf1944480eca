import type { ApiError } from '@clubhouse/rest-client/errors'
import type { IdempotencyKey } from '@clubhouse/rest-client/idempotency'
import { callWithStepUp } from '../auth/step-up.ts'
import { handleError, reactionTo } from '../errors/handle-error.ts'
import { isOutcomeUnknown, wasSentElsewhere } from './outcome.ts'
import { leaveWith } from './resumption.ts'
import {
  abandonSubmission,
  beginSubmission,
  completeSubmission,
  dropSubmission,
  submissionRecord,
} from './submission-record.ts'
import { withTabLock } from './tab-lock.ts'

/** States of one submission; callers switch over `kind`. */
export type SubmissionState<Result> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** It is not known whether the server did it; the app is finding out. */
  | { kind: 'checking' }
  /** The app could not find out. It asks again when the network comes back, or when the member says so. */
  | { kind: 'unknown' }
  /** Nothing was done. */
  | { kind: 'refused'; error: ApiError }
  | Outcome<Result>

/** What came of a submission: done here, or found done by another tab. */
export type Outcome<Result> = { kind: 'done'; result: Result } | { kind: 'done-elsewhere' }

/** How the server is asked. */
export interface SubmissionCall {
  idempotencyKey: IdempotencyKey
  stepUp: boolean
}

export interface SubmissionOptions<Input, Result> {
  /** What is submitted, such as `exchange:100101`: one of that name is under way at a time, in all tabs. */
  name: string
  send: (input: Input, call: SubmissionCall) => Promise<Result>
  /** Checks before the server hears of it that it still is what the member confirmed; rejects when it is not. */
  prepare?: ((input: Input) => Promise<void>) | undefined
  /** Where to come back to after a step-up. */
  returnPath: () => string
  /** Fetches again what it changes, whatever came of it. */
  onSettled?: (() => Promise<unknown>) | undefined
}

export interface Submission<Input, Result> {
  state: () => SubmissionState<Result>
  /** Calls the listener at every change of the state; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Sends what the member confirmed; resolves with the state that it stopped in. Does nothing while one is under way. */
  submit: (input: Input, options?: { isResumed?: boolean }) => Promise<SubmissionState<Result>>
  /** Goes back to the beginning, for the next submission. */
  reset: () => void
  /** Stops automatic checks: the component went away. */
  stop: () => void
  /** Replaces the options, which a component makes anew at every render. */
  update: (options: SubmissionOptions<Input, Result>) => void
}

/** How often the app checks by itself what came of it, after the first call. */
const mostChecks = 4

/** In milliseconds: within it, other tabs surely read what this one has written. */
const storageDelay = 1000

/** Milliseconds before check number `check`, counted from 0. */
const checkDelay = (check: number) => Math.min(2000 * 2 ** check, 15_000)

/**
 * Sends once what a member confirmed, however often and in however many tabs it is submitted. While no answer makes clear
 * whether it was done, it goes on checking with the same key until it is stopped: nothing is submitted behind the back of
 * somebody who went elsewhere.
 */
export function createSubmission<Input, Result>(initial: SubmissionOptions<Input, Result>): Submission<Input, Result> {
  let options = initial
  const listeners = new Set<() => void>()
  let state: SubmissionState<Result> = { kind: 'idle' }
  /** When this submission began, in milliseconds since 1970: what another tab has done since is the same one. */
  let since = Date.now()
  let underWay: Promise<SubmissionState<Result>> | undefined
  let isStopped = false
  let ignoreOnline = () => {}

  const enter = (next: SubmissionState<Result>) => {
    state = next
    for (const listener of listeners) listener()
  }

  function submit(input: Input, isResumed: boolean): Promise<SubmissionState<Result>> {
    ignoreOnline()
    isStopped = false
    if (underWay !== undefined) return underWay
    const run: Promise<SubmissionState<Result>> = send(input, isResumed, () => run === underWay).then(async (ended) => {
      await options.onSettled?.()
      if (run !== underWay) return ended
      underWay = undefined
      if (ended.kind === 'unknown' && !isStopped) {
        const checkAgain = () => void submit(input, isResumed)
        addEventListener('online', checkAgain, { once: true })
        ignoreOnline = () => removeEventListener('online', checkAgain)
      }
      enter(ended)
      return ended
    })
    underWay = run
    enter({ kind: 'sending' })
    return run
  }

  async function send(input: Input, isResumed: boolean, isCurrent: () => boolean): Promise<SubmissionState<Result>> {
    const attempt = { name: options.name, input, since, isResumed }
    for (let check = 0; ; check++) {
      try {
        return await submitOnce(options, attempt)
      } catch (error) {
        if (!isOutcomeUnknown(error)) {
          if (reactionTo(error) === 'end-session') handleError(error)
          return { kind: 'refused', error: error as ApiError }
        }
        if (isStopped || check >= mostChecks) return { kind: 'unknown' }
        if (isCurrent()) enter({ kind: 'checking' })
        await new Promise((resolve) => setTimeout(resolve, checkDelay(check)))
      }
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    submit: (input, { isResumed = false } = {}) => submit(input, isResumed),
    reset() {
      ignoreOnline()
      underWay = undefined
      since = Date.now()
      enter({ kind: 'idle' })
    },
    stop() {
      ignoreOnline()
      isStopped = true
    },
    update: (latest) => void (options = latest),
  }
}

interface Attempt<Input> {
  name: string
  input: Input
  since: number
  /** Whether it goes on after a step-up (STP-05). */
  isResumed: boolean
}

/**
 * Sends with the tab lock and the kept key. Rejects with an error of which `isOutcomeUnknown` says whether it may have been
 * done all the same: then the next call checks with the same key.
 */
function submitOnce<Input, Result>(
  { send, prepare, returnPath }: SubmissionOptions<Input, Result>,
  { name, input, since, isResumed }: Attempt<Input>,
): Promise<Outcome<Result>> {
  const work = async (): Promise<Outcome<Result>> => {
    const record = submissionRecord(name)
    if (record?.kind === 'done' && record.at >= since) return { kind: 'done-elsewhere' }
    if (record?.kind !== 'open') await prepare?.(input)
    // An earlier call may have done it all the same.
    const isOutcomeOpen = record?.kind === 'open' && record.isSent
    const idempotencyKey = beginSubmission(name)
    try {
      const result = await callWithStepUp(({ stepUp }) => send(input, { idempotencyKey, stepUp }), {
        isResumed,
        onLeave() {
          if (!isOutcomeOpen) abandonSubmission(name)
          leaveWith(name)
          return returnPath()
        },
      })
      completeSubmission(name)
      return { kind: 'done', result }
    } catch (error) {
      if (wasSentElsewhere(error)) {
        completeSubmission(name)
        return { kind: 'done-elsewhere' }
      }
      if (!isOutcomeUnknown(error)) dropSubmission(name)
      throw error
    }
  }
  return withTabLock(`submission:${name}`, work, { linger: storageDelay })
}
