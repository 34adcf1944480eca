import type { ApiError } from '@clubhouse/rest-client/errors'
import { currentMemberId } from '#platform/auth/session-store.ts'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'
import { verdictOf } from './outcome.ts'
import { findEntry, settleStepUp } from './submission-entry.ts'
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
export type SubmissionState<Input, Result> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The member is back from the step-up that it needed: it is sent again (STP-05). */
  | { kind: 'resumed'; input: Input }
  /** The member is back from a step-up that they cancelled, or that failed: nothing was done. */
  | { kind: 'step-up-ended'; how: 'cancelled' | 'failed' }
  /** It is not known whether the server did it; the app calls again with the same key. */
  | { kind: 'checking' }
  /** It was sent before this page load, and no answer came: the app looks it up, and sends nothing. */
  | { kind: 'interrupted' }
  /** The app could not find out. It sends again when the network comes back, or when the member says so. */
  | { kind: 'unknown'; input: Input }
  /**
   * What was interrupted could not be found: the member says whether it is sent again, if it is still known what it was.
   */
  | { kind: 'unresolved'; input: Input | undefined }
  /** Nothing was done. */
  | { kind: 'refused'; error: ApiError }
  | Outcome<Result>

export interface Submission<Input, Result> {
  state: () => SubmissionState<Input, Result>
  /** Calls the listener at every change of the state; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Goes on with what this page load found: sends what was confirmed before a step-up, looks up what was interrupted. */
  goOn: () => Promise<SubmissionState<Input, Result>>
  /** Sends what the member confirmed; resolves with the state that it stopped in. Does nothing while one is under way. */
  submit: (input: Input) => Promise<SubmissionState<Input, Result>>
  /** Sends again what has an unknown outcome. */
  tryAgain: () => void
  /** Leaves an unresolved one as it is: the member is not asked again. Confirmed again, it goes on with its key. */
  leave: () => void
  /** Goes back to the beginning, for the next submission. */
  reset: () => void
  /** Stops automatic calls: the component went away. */
  stop: () => void
  /** Replaces the options, which a component creates at every render. */
  update: (options: SubmissionOptions<Input, Result>) => void
}

/** How often the app calls again by itself, unless the submission says another number. */
const usualRepetitions = 6

/** In milliseconds: within it, other tabs surely read what this one has written. */
const storageDelay = 1000

/** Milliseconds: a server that asks for a longer pause (`Retry-After`) is not waited for. */
const longestWait = 60_000

/**
 * Milliseconds before repetition number `count`, counted from 0: 2^n seconds (API-06), spread so that not all come at
 * once.
 */
const repetitionDelay = (count: number) => Math.min(1000 * 2 ** count, 15_000) * (1 + Math.random() / 4)

/**
 * Sends once what a member confirmed, however often and in however many tabs it is submitted. While no answer makes clear
 * whether it was done, it calls again with the same key until it is stopped: nothing is submitted behind the back of
 * somebody who went elsewhere.
 */
export function createSubmission<Input, Result>(initial: SubmissionOptions<Input, Result>): Submission<Input, Result> {
  type State = SubmissionState<Input, Result>
  let options = initial
  const listeners = new Set<() => void>()
  let state: State = findEntry(initial.name, initial.confirmed?.())
  let since = Date.now()
  let underWay: Promise<State> | undefined
  let isStopped = false
  let hasGoneOn = false
  let ignoreOnline = () => {}
  let endPause = () => {}

  const enter = (next: State) => {
    state = next
    if (!isStopped && isOver(next)) options.keep?.(undefined)
    for (const listener of listeners) listener()
  }

  /** Runs work that ends in a state, unless some is under way. What a reset has left behind changes no state. */
  function start(first: State, work: (isCurrent: () => boolean) => Promise<State>) {
    ignoreOnline()
    isStopped = false
    if (underWay !== undefined) return underWay
    const run: Promise<State> = work(() => run === underWay).then(async (ended) => {
      if (ended.kind !== 'idle' && ended.kind !== 'unresolved') await options.onSettled?.()
      if (run !== underWay) return ended
      underWay = undefined
      enter(ended)
      return ended
    })
    underWay = run
    enter(first)
    return run
  }

  async function submit(input: Input, isResumed = false): Promise<State> {
    if (underWay !== undefined) return underWay
    options.keep?.({ input, at: Date.now() })
    const ended = await start(firstState(input, isResumed), (isCurrent) => send(input, isResumed, isCurrent))
    if (ended.kind === 'unknown' && state === ended && !isStopped) {
      const sendAgain = () => void submit(input, isResumed)
      addEventListener('online', sendAgain, { once: true })
      ignoreOnline = () => removeEventListener('online', sendAgain)
    }
    return ended
  }

  function firstState(input: Input, isResumed: boolean): State {
    if (state.kind === 'unknown' || state.kind === 'unresolved') return { kind: 'checking' }
    return isResumed ? { kind: 'resumed', input } : { kind: 'sending' }
  }

  async function send(input: Input, isResumed: boolean, isCurrent: () => boolean): Promise<State> {
    const { name, mostRepetitions = usualRepetitions, mayPass, allowsVisitors } = options
    const record = recordOf(name, currentMemberId(), { allowsVisitors })
    const attempt: Attempt<Input> = { record, input, since, isResumed, isPrepared: false, isSessionOver: false }
    // Another member's session goes on, whatever becomes of what this one confirmed.
    const end = <State extends { error: unknown }>(state: State) => {
      if (record.isOwn() && reactionTo(state.error) === 'end-session') handleError(state.error)
      return state
    }
    for (let count = 0; ; count++) {
      const result = await withTabLock(lockOf(name), () => submitOnce(options, attempt), { linger: storageDelay })
      if (result.kind !== 'open' && result.kind !== 'refused') return result
      // What was refused stays refused under its key.
      if (result.kind === 'refused') delete attempt.key
      if (result.kind === 'refused' && mayPass?.(result.error) !== true) return end(result)
      const delay = Math.max(repetitionDelay(count), (result.error as Partial<ApiError>).retryAfter ?? 0)
      const isHopeless = attempt.isSessionOver || isNotConfirmed(result.error) || !record.isOwn()
      const stop = (): State => (result.kind === 'refused' ? end(result) : unanswered(input, end(result)))
      if (isHopeless || count >= mostRepetitions || delay > longestWait) return stop()
      if (!isStopped && isCurrent()) enter({ kind: 'checking' })
      if (!isStopped) await pause(delay)
      if (isStopped) return stop()
    }
  }

  async function look(record: RecordOfSubmission): Promise<State> {
    const known = record.read()
    // It was open when this page began: another tab, of which that may have been old news, has done it meanwhile.
    if (known?.kind === 'done') return { kind: 'done-elsewhere' }
    if (known?.kind !== 'open') return { kind: 'idle' }
    const found = await findOpen(options, record)
    return found === undefined || found.kind === 'open'
      ? { kind: 'unresolved', input: options.confirmed?.()?.input }
      : found
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
    async goOn() {
      isStopped = false
      if (hasGoneOn) return state
      hasGoneOn = true
      const { name, submitsAtOnce } = options
      settleStepUp(name)
      if (state.kind === 'resumed') return submit(state.input, true)
      if (state.kind === 'interrupted') await start(state, () => withTabLock(lockOf(name), () => look(recordOf(name))))
      else enter(state)
      // Also where what another tab had open was refused meanwhile: nothing is open any more.
      return state.kind === 'idle' && submitsAtOnce !== undefined && !isStopped ? submit(submitsAtOnce) : state
    },
    submit: (input) => submit(input),
    tryAgain() {
      if ((state.kind === 'unknown' || state.kind === 'unresolved') && state.input !== undefined)
        void submit(state.input)
    },
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

/** True while the app sends it, or finds out what came of it. */
export function isUnderWay({ kind }: Pick<SubmissionState<unknown, unknown>, 'kind'>): boolean {
  return kind === 'sending' || kind === 'resumed' || kind === 'checking' || kind === 'interrupted'
}

/** True when nothing was done, and nothing is sent any more. */
function isOver({ kind }: Pick<SubmissionState<unknown, unknown>, 'kind'>): boolean {
  return kind === 'idle' || kind === 'refused' || kind === 'step-up-ended'
}

function lockOf(name: string): string {
  return `submission:${name}`
}

/** Returns whether the member's step-up was not taken: another code would be refused as well. */
function isNotConfirmed(error: unknown): boolean {
  return (error as Partial<ApiError>).kind === 'not_acceptable'
}

/** Returns the state of a submission that is given up for now. A server that was only busy has not done it. */
function unanswered<Input, Result>(
  input: Input,
  { error, isUnanswered }: Extract<AttemptResult<Result>, { kind: 'open' }>,
): SubmissionState<Input, Result> {
  return isUnanswered || verdictOf(error) === 'lost'
    ? { kind: 'unknown', input }
    : { kind: 'refused', error: error as ApiError }
}
