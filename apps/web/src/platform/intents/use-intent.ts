import type { ApiError } from '@clubhouse/rest-client/errors'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** The app could not find out. It asks again when the network comes back, or when the member says so. */
  | { kind: 'unknown' }
  /** Nothing was done. */
  | { kind: 'refused'; error: ApiError }
  | Outcome<Result>

export interface IntentOptions<Wish, Result> {
  /** What is wanted, such as `exchange:100101`. */
  name: string
  send: (wish: Wish, call: IntentCall) => Promise<Result>
  /** Looks before anything is sent whether the wish still is what the member confirmed; rejects when it is not. */
  prepare?: (wish: Wish) => Promise<void>
  /** Reads again what it changes, whatever came of it. */
  refresh: () => Promise<unknown>
}

export interface SubmitOptions<Result> {
  /** It goes on after a step-up. */
  isResumed?: boolean
  /** It is done, and its component is still there. */
  onOutcome?: (outcome: Outcome<Result>) => void
}

export interface IntentControls<Wish, Result> {
  progress: IntentProgress<Result>
  /** Sends what the member confirmed. Does nothing while it is under way. */
  submit: (wish: Wish, options?: SubmitOptions<Result>) => void
  /** Back to the beginning, for another wish. */
  reset: () => void
}

/**
 * Carries out what a member confirms, once. While no answer makes clear whether it is done, the app goes on asking, as the
 * same wish, for as long as the component is there: nothing is carried out behind the back of somebody who went elsewhere.
 */
export function useIntent<Wish, Result>({
  name,
  send,
  prepare,
  refresh,
}: IntentOptions<Wish, Result>): IntentControls<Wish, Result> {
  const { pathname, search } = useLocation()
  const [since, setSince] = useState(() => Date.now())
  // The second press of a double one comes before anything is drawn again.
  const isUnderWay = useRef(false)
  const isThere = useRef(true)
  const asked = useRef<{ wish: Wish; options: SubmitOptions<Result> }>(undefined)
  const mutation = useMutation<Outcome<Result>, ApiError, { wish: Wish; isResumed: boolean }>({
    mutationFn: ({ wish, isResumed }) =>
      carryOut({
        name,
        since,
        isResumed,
        send: (call) => send(wish, call),
        ...(prepare && { prepare: () => prepare(wish) }),
        onLeave() {
          leaveWith(name)
          return `${pathname}${search}`
        },
      }),
    meta: { showsOwnErrors: true },
    retry: (checks, error) => isThere.current && isOutcomeUnknown(error) && checks < mostChecks,
    retryDelay: checkDelay,
    onSettled: () => {
      isUnderWay.current = false
      return refresh()
    },
  })
  const submit = (wish: Wish, options: SubmitOptions<Result> = {}) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    asked.current = { wish, options }
    const { isResumed = false, onOutcome } = options
    mutation.mutate({ wish, isResumed }, onOutcome === undefined ? {} : { onSuccess: onOutcome })
  }
  const progress = progressOf(mutation)
  const isUnknown = progress.kind === 'unknown'
  const checkAgain = useEffectEvent(() => {
    if (asked.current !== undefined) submit(asked.current.wish, asked.current.options)
  })
  useEffect(() => {
    if (!isUnknown) return
    const again = () => checkAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isUnknown])
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  return {
    progress,
    submit,
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
