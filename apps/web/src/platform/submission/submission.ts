import type { ApiError } from '@clubhouse/rest-client/errors'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'
import { verdictOf } from './outcome.ts'
import { recordOf, type RecordOfSubmission } from './submission-record.ts'
import {
  type Attempt,
  type AttemptResult,
  findOpen,
  type Outcome,
  submitOnce,
  type SubmissionOptions,
} from './submit-once.ts'
import { withTabLock } from './tab-lock.ts'

export type { Outcome, SubmissionCall, SubmissionOptions } from './submit-once.ts'

/** States of one submission; callers switch over `kind`. */
export type SubmissionState<Result> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** It is not known whether the server did it; the app is finding out. */
  | { kind: 'checking' }
  /** The app could not find out. It sends again when the network comes back, or when the member says so. */
  | { kind: 'unknown' }
  /** An earlier visit sent it and heard nothing. The app has looked, in vain: the member says whether it is sent again. */
  | { kind: 'unresolved' }
  /** Nothing was done. */
  | { kind: 'refused'; error: ApiError }
  | Outcome<Result>

export interface Submission<Input, Result> {
  state: () => SubmissionState<Result>
  /** Calls the listener at every change of the state; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Sends what the member confirmed; resolves with the state that it stopped in. Does nothing while one is under way. */
  submit: (input: Input, options?: { isResumed?: boolean }) => Promise<SubmissionState<Result>>
  /** Looks what came of an earlier visit's call, and sends nothing. */
  look: () => Promise<SubmissionState<Result>>
  /** Leaves an unresolved one as it is: the member is not asked again. Confirmed again, it goes on with its key. */
  leave: () => void
  /** Goes back to the beginning, for the next submission. */
  reset: () => void
  /** Stops automatic calls: the component went away. */
  stop: () => void
  /** Replaces the options, which a component makes anew at every render. */
  update: (options: SubmissionOptions<Input, Result>) => void
}

/** How often the app calls again by itself. */
const mostRepetitions = 6

/** In milliseconds: within it, other tabs surely read what this one has written. */
const storageDelay = 1000

/** Milliseconds: a server that wants to be asked again later than this is not waited for. */
const longestWait = 60_000

/** Milliseconds before repetition number `count`, counted from 0: 2^n seconds (API-06), spread so that not all come at once. */
const repetitionDelay = (count: number) => Math.min(1000 * 2 ** count, 15_000) * (1 + Math.random() / 4)

/**
 * Sends once what a member confirmed, however often and in however many tabs it is submitted. While no answer makes clear
 * whether it was done, it calls again with the same key until it is stopped: nothing is submitted behind the back of
 * somebody who went elsewhere.
 */
export function createSubmission<Input, Result>(initial: SubmissionOptions<Input, Result>): Submission<Input, Result> {
  let options = initial
  const listeners = new Set<() => void>()
  let state: SubmissionState<Result> = { kind: 'idle' }
  let since = Date.now()
  let underWay: Promise<SubmissionState<Result>> | undefined
  let isStopped = false
  let ignoreOnline = () => {}
  let endPause = () => {}

  const enter = (next: SubmissionState<Result>) => {
    state = next
    for (const listener of listeners) listener()
  }

  /** Runs work that ends in a state, unless some is under way. What a reset has left behind changes no state. */
  function start(first: 'sending' | 'checking', work: (isCurrent: () => boolean) => Promise<SubmissionState<Result>>) {
    ignoreOnline()
    isStopped = false
    if (underWay !== undefined) return underWay
    const run: Promise<SubmissionState<Result>> = work(() => run === underWay).then(async (ended) => {
      if (ended.kind !== 'idle' && ended.kind !== 'unresolved') await options.onSettled?.()
      if (run !== underWay) return ended
      underWay = undefined
      enter(ended)
      return ended
    })
    underWay = run
    enter({ kind: first })
    return run
  }

  async function submit(input: Input, isResumed: boolean): Promise<SubmissionState<Result>> {
    const ended = await start('sending', (isCurrent) => send(input, isResumed, isCurrent))
    if (ended.kind === 'unknown' && state === ended && !isStopped) {
      const sendAgain = () => void submit(input, isResumed)
      addEventListener('online', sendAgain, { once: true })
      ignoreOnline = () => removeEventListener('online', sendAgain)
    }
    return ended
  }

  async function send(input: Input, isResumed: boolean, isCurrent: () => boolean): Promise<SubmissionState<Result>> {
    const { name } = options
    const record = recordOf(name)
    const attempt: Attempt<Input> = { record, input, since, isResumed, isPrepared: false, isSessionOver: false }
    // Another member's session goes on, whatever becomes of what this one confirmed.
    const end = <State extends { error: unknown }>(state: State) => {
      if (record.isOwn() && reactionTo(state.error) === 'end-session') handleError(state.error)
      return state
    }
    for (let count = 0; ; count++) {
      const result = await withTabLock(lockOf(name), () => submitOnce(options, attempt), { linger: storageDelay })
      if (result.kind === 'refused') return end(result)
      if (result.kind !== 'open') return result
      const delay = Math.max(repetitionDelay(count), (result.error as Partial<ApiError>).retryAfter ?? 0)
      const isOver = attempt.isSessionOver || isNotConfirmed(result.error) || !record.isOwn()
      if (isOver || count >= mostRepetitions || delay > longestWait) return unanswered(end(result))
      if (!isStopped && isCurrent()) enter({ kind: 'checking' })
      if (!isStopped) await pause(delay)
      if (isStopped) return unanswered(end(result))
    }
  }

  async function look(record: RecordOfSubmission): Promise<SubmissionState<Result>> {
    const known = record.read()
    if (known?.kind === 'done' && known.at >= since) return { kind: 'done-elsewhere' }
    if (known?.kind !== 'open') return { kind: 'idle' }
    const found = await findOpen(options, record)
    return found === undefined || found.kind === 'open' ? { kind: 'unresolved' } : found
  }

  /** Waits, but not when the network comes back or the submission is stopped. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => endPause(), milliseconds)
      endPause = () => {
        clearTimeout(timer)
        removeEventListener('online', endPause)
        resolve()
      }
      addEventListener('online', endPause)
    })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    submit: (input, { isResumed = false } = {}) => submit(input, isResumed),
    look: () => start('checking', () => withTabLock(lockOf(options.name), () => look(recordOf(options.name)))),
    leave() {
      recordOf(options.name).leave()
      enter({ kind: 'idle' })
    },
    reset() {
      ignoreOnline()
      underWay = undefined
      since = Date.now()
      enter({ kind: 'idle' })
    },
    stop() {
      ignoreOnline()
      isStopped = true
      endPause()
    },
    update: (latest) => void (options = latest),
  }
}

function lockOf(name: string): string {
  return `submission:${name}`
}

/** Whether the member's step-up was not taken: another code would be refused as well. */
function isNotConfirmed(error: unknown): boolean {
  return (error as Partial<ApiError>).kind === 'not_acceptable'
}

/** The state of a submission that is given up for now. A server that was only busy has not done it. */
function unanswered<Result>({
  error,
  isUnanswered,
}: Extract<AttemptResult<Result>, { kind: 'open' }>): SubmissionState<Result> {
  return isUnanswered || verdictOf(error) === 'lost'
    ? { kind: 'unknown' }
    : { kind: 'refused', error: error as ApiError }
}
