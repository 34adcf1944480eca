import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import type { TabClock } from './browser/tab-clock.ts'
import type { DrivenMember } from './members.ts'
import type { Outcome } from './outcome.ts'
import type { Wire } from './wire.ts'

const mostAsks = 30

export interface Cancellation {
  orderId: string
  member: DrivenMember
  /** Calls with it meet faults; the control call itself knows no keys. */
  key: string
  wire: Wire
  clock: TabClock
  control: SandboxControl
}

/**
 * Has the club's staff cancel an order, and asks until it is known whether it is cancelled. The API has no cancellation: it
 * is a control call, on the same wire as everything else.
 */
export async function cancelOrder({ orderId, member, key, wire, clock, control }: Cancellation): Promise<Outcome> {
  const done = { kind: 'done', id: orderId, points: 0 } as const
  let last: unknown
  for (let ask = 1; ask <= mostAsks; ask++) {
    // At first at once, beside what may still be on its way; a slow machine is not given ever more to do.
    if (ask > 2) await wire.quiet(key)
    try {
      const answer = await fetch(`${wire.origin}/_sandbox/orders/${orderId}/cancel`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        signal: clock.timeout(20_000),
      })
      const body = (await answer.json()) as { orderId?: string; code?: string }
      if (answer.ok && body.orderId === orderId) return done
      if (answer.status === 422 && body.code !== undefined) {
        // The answer to an earlier call may have been lost.
        if (ask > 1 && (await isCancelled(control, member, orderId))) return done
        return { kind: 'refused', code: body.code }
      }
      last = `${answer.status} ${JSON.stringify(body)}`
    } catch (error) {
      last = error
    }
  }
  return { kind: 'unresolved', last: String(last) }
}

async function isCancelled(control: SandboxControl, { email }: DrivenMember, orderId: string): Promise<boolean> {
  const { orders } = await control.member(email)
  return orders.some((order) => order.orderId === orderId && order.status === 'CANCELLED')
}
