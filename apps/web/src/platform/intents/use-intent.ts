import { ApiError } from '@clubhouse/rest-client/errors'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { carryOut, type IntentCall, type Outcome } from './carry-out.ts'
import { isOutcomeUnknown } from './outcome.ts'
import { leaveWith } from './resumption.ts'

/** How often the app asks by itself what came of it, after the first time. */
const mostChecks = 4

/** Milliseconds before check number `check`, counted from 0. */
const checkDelay = (check: number) => Math.min(2000 * 2 ** check, 15_000)

/** How far something is that a member confirmed. */
export type IntentProgress<Result> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** It is not known whether the server did it; the app is finding out. */
  | { kind: 'checking' }
  /** The app could not find out, and the member may ask it to try again. */
  | { kind: 'unknown' }
  /** Nothing was done. */
  | { kind: 'refused'; error: ApiError }
  | Outcome<Result>

export interface IntentOptions<Wish, Result> {
  /** What is wanted, such as `exchange:100101`. */
  name: string
  send: (wish: Wish, call: IntentCall) => Promise<Result>
  /** Reads again what it changes, whatever came of it. */
  refresh: () => Promise<unknown>
}

export interface IntentControls<Wish, Result> {
  progress: IntentProgress<Result>
  /** Sends what the member confirmed; `isResumed` when it goes on after a step-up. Does nothing while it is under way. */
  submit: (wish: Wish, options?: { isResumed?: boolean; onOutcome?: (outcome: Outcome<Result>) => void }) => void
  /** Back to the beginning, for another wish. */
  reset: () => void
}

/**
 * Carries out what a member confirms, once. While no answer makes clear whether it is done, the app goes on asking, as the
 * same wish, and waits for the network where there is none.
 */
export function useIntent<Wish, Result>({ name, send, refresh }: IntentOptions<Wish, Result>): IntentControls<Wish, Result> {
  const { pathname, search } = useLocation()
  const [since, setSince] = useState(() => Date.now())
  // The second press of a double one comes before anything is drawn again.
  const isUnderWay = useRef(false)
  const mutation = useMutation<Outcome<Result>, ApiError, { wish: Wish; isResumed: boolean }>({
    mutationFn: ({ wish, isResumed }) =>
      carryOut({
        name,
        since,
        isResumed,
        send: (call) => send(wish, call),
        onLeave() {
          leaveWith(name)
          return `${pathname}${search}`
        },
      }),
    meta: { showsOwnErrors: true },
    networkMode: 'offlineFirst',
    retry: (checks, error) => isOutcomeUnknown(error) && checks < mostChecks,
    retryDelay: checkDelay,
    onSettled: () => {
      isUnderWay.current = false
      return refresh()
    },
  })
  return {
    progress: progressOf(mutation),
    submit(wish, { isResumed = false, onOutcome } = {}) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate({ wish, isResumed }, onOutcome === undefined ? {} : { onSuccess: onOutcome })
    },
    reset() {
      setSince(Date.now())
      mutation.reset()
    },
  }
}

function progressOf<Result>(mutation: {
  status: 'idle' | 'pending' | 'error' | 'success'
  failureCount: number
  data: Outcome<Result> | undefined
  error: ApiError | null
}): IntentProgress<Result> {
  const { status, failureCount, data, error } = mutation
  if (status === 'pending') return { kind: failureCount === 0 ? 'sending' : 'checking' }
  if (data !== undefined) return data
  if (error === null) return { kind: 'idle' }
  return isOutcomeUnknown(error) ? { kind: 'unknown' } : { kind: 'refused', error }
}
