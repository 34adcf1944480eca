import { ApiError } from '@clubhouse/rest-client/errors'
import { hurry } from './hurried-time.ts'
import type { Wire } from './wire.ts'
import { type Effect, isCancelled, perform, type Wish } from './perform.ts'

/** What became of a wish, as far as the member knows. */
export type Outcome =
  | ({ kind: 'done' } & Effect)
  | { kind: 'refused'; code: string }
  /** Nobody knows, however often it was asked. */
  | { kind: 'unresolved'; last: string }
  /** A cancellation of an order that never came about. */
  | { kind: 'pointless' }

const mostAsks = 30

/**
 * Asks for a wish, with its one key, until it is known what became of it: the generated client repeats what may pass, and
 * where it gives up, the member asks again. A wish for a step-up is answered with one.
 */
export async function settle(wish: Wish, key: string, wire: Wire): Promise<Outcome> {
  let stepUp = false
  let last: unknown
  for (let ask = 1; ask <= mostAsks; ask++) {
    // At first at once, beside what may still be on its way; a slow machine is not given ever more to do.
    if (ask > 2) await wire.quiet(key)
    try {
      const effect =
        wish.kind === 'cancel' ? await cancel(wish.orderId, key, wire.origin) : await perform(wish, { key, stepUp })
      return { kind: 'done', ...effect }
    } catch (error) {
      if (isRefusal(error)) {
        // A cancellation whose answer was lost is refused when it is asked again.
        if (wish.kind === 'cancel' && ask > 1 && (await isCancelled(wish.orderId)))
          return { kind: 'done', id: wish.orderId, points: 0 }
        return { kind: 'refused', code: error.code }
      }
      if (error instanceof ApiError && error.status === 406) stepUp = true
      last = error
    }
  }
  return { kind: 'unresolved', last: String(last) }
}

/** Nothing was done, and nothing will be. Whoever is signed out or must step up may still have it. */
function isRefusal(error: unknown): error is ApiError & { code: string } {
  if (!(error instanceof ApiError) || error.code === undefined) return false
  const { status = 0 } = error
  return status >= 400 && status < 500 && status !== 401 && status !== 406
}

/** The API has no cancellation: the club's staff do it, by a control call, on the same wire as everything else. */
async function cancel(orderId: string, key: string, wire: string): Promise<Effect> {
  const answer = await fetch(`${wire}/_sandbox/orders/${orderId}/cancel`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(20_000 / hurry),
  })
  const body = (await answer.json()) as { orderId?: string; code?: string; message?: string }
  if (answer.ok && body.orderId === orderId) return { id: orderId, points: 0 }
  const details = { operationId: 'cancelOrder', status: answer.status, code: body.code }
  throw new ApiError('unknown', body.message ?? 'No order was answered.', details)
}
