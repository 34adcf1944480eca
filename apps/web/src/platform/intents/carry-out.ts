import type { IdempotencyKey } from '@clubhouse/rest-client/idempotency'
import { callWithStepUp } from '../auth/step-up.ts'
import { alone } from './alone.ts'
import { beginIntent, completeIntent, dropIntent, intentRecord, setIntentAside } from './intent-record.ts'
import { isOutcomeUnknown, wasSentElsewhere } from './outcome.ts'

/** In milliseconds: within it, other tabs surely read what this one has written. */
const storageDelay = 1000

/** How the server is asked. */
export interface IntentCall {
  idempotencyKey: IdempotencyKey
  stepUp: boolean
}

export interface Intent<Result> {
  /** What is wanted, such as `exchange:100101`: one of that name is under way at a time, in all tabs. */
  name: string
  /** When this tab began to ask for it, in milliseconds since 1970: what another tab has done since is the same wish. */
  since: number
  /** Whether it goes on after a step-up (STP-05). */
  isResumed: boolean
  send: (call: IntentCall) => Promise<Result>
  /** Looks whether it still is what was confirmed, before the server hears of it for the first time; rejects when it is not. */
  prepare?: () => Promise<void>
  /** The page is left for a step-up: keeps what is needed to go on, and says where to come back to. */
  onLeave: () => string
}

/** What came of it: done, or found done by another tab. */
export type Outcome<Result> = { kind: 'done'; result: Result } | { kind: 'done-elsewhere' }

/**
 * Does once what a member confirmed, however often and in however many tabs it is asked for. Rejects with an error of which
 * `isOutcomeUnknown` says whether it may have been done all the same: then the next call asks again, as the same wish.
 */
export function carryOut<Result>({
  name,
  since,
  isResumed,
  send,
  prepare,
  onLeave,
}: Intent<Result>): Promise<Outcome<Result>> {
  const work = async (): Promise<Outcome<Result>> => {
    const record = intentRecord(name)
    if (record?.kind === 'done' && record.at >= since) return { kind: 'done-elsewhere' }
    if (record?.kind !== 'open') await prepare?.()
    // An earlier call may have done it all the same.
    const isOutcomeOpen = record?.kind === 'open' && record.isSent
    const idempotencyKey = beginIntent(name)
    try {
      const result = await callWithStepUp(({ stepUp }) => send({ idempotencyKey, stepUp }), {
        isResumed,
        onLeave() {
          if (!isOutcomeOpen) setIntentAside(name)
          return onLeave()
        },
      })
      completeIntent(name)
      return { kind: 'done', result }
    } catch (error) {
      if (wasSentElsewhere(error)) {
        completeIntent(name)
        return { kind: 'done-elsewhere' }
      }
      if (!isOutcomeUnknown(error)) dropIntent(name)
      throw error
    }
  }
  return alone(`intent:${name}`, work, { linger: storageDelay })
}
