import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import type { TabClock } from './browser/tab-clock.ts'
import { cancelOrder } from './cancel.ts'
import type { Desk } from './desk.ts'
import type { DrivenMember } from './members.ts'
import type { Outcome } from './outcome.ts'
import type { Plan, PlannedOperation } from './plan/plan.ts'
import type { SendLog } from './pursue.ts'
import { pickFrom, type Region, type RewardsByKind } from './rewards-by-type.ts'
import { submitInTabs, type Submitted } from './submit-in-tabs.ts'
import { turns } from './turns.ts'
import type { FaultyCalls, Wire } from './wire.ts'

/** What is asked for, with everything decided. */
export type Wanted = Submitted | { kind: 'cancel'; orderId: string }

/** What one operation was and became for a member. A twin has two outcomes. */
export interface Settled {
  operation: PlannedOperation
  member: DrivenMember
  /** Undefined if there was nothing to cancel. */
  wanted: Wanted | undefined
  outcomes: readonly Outcome[]
  /** All that its calls were sent with, or that it was told the end of. */
  keys: ReadonlySet<string>
  /** How often it was sent although nobody had pressed anything. */
  unpressed: number
  /** How many faults of the plan no call has met. */
  unmet: number
}

export interface Stage {
  plan: Plan
  desks: readonly Desk[]
  rewards: Readonly<Record<Region, RewardsByKind>>
  wire: Wire
  clock: TabClock
  control: SandboxControl
  /** The checkouts that were paid, by the index of the operation. */
  checkouts: ReadonlyMap<number, string>
}

/** As many as a club of this size may well have at a time. */
const mostAtOnce = 100

/** Drives a plan: in every tab of every browser a member does one thing after another, in all of them at once. */
export async function drive({ plan, desks, rewards, wire, clock, control, checkouts }: Stage): Promise<Settled[]> {
  const taking = turns(mostAtOnce)
  const settled = plan.operations.map(() => Promise.withResolvers<Settled>())
  const visits: Settled[] = []

  async function run(operation: PlannedOperation): Promise<Settled> {
    const desk = desks[operation.browser]
    if (desk === undefined) throw new Error(`There is no browser ${operation.browser}.`)
    const { member } = desk
    const wanted = await wantedOf(operation, member)
    const log: SendLog = { keys: new Set(), unpressed: 0 }
    const calls: FaultyCalls = { waiting: [...operation.faults], looksFail: operation.looksFail }
    const outcomes = await taking(() => outcomesOf(wanted, operation, { desk, log, calls }))
    return { operation, member, wanted, outcomes, ...log, unmet: calls.waiting.length }
  }

  async function outcomesOf(
    wanted: Wanted | undefined,
    operation: PlannedOperation,
    { desk, log, calls }: { desk: Desk; log: SendLog; calls: FaultyCalls },
  ): Promise<Outcome[]> {
    if (wanted === undefined) return [{ kind: 'pointless' }]
    if (wanted.kind !== 'cancel') {
      const onVisit = (member: DrivenMember, outcome: Outcome, own: SendLog) =>
        void visits.push({ operation, member, wanted, outcomes: [outcome], ...own, unmet: 0 })
      return submitInTabs({ desk, confirmed: wanted, operation, wire, calls, log, onVisit })
    }
    const key = `cancel-${plan.seed}-${operation.index}`
    wire.inject(key, calls)
    const cancel = () => cancelOrder({ orderId: wanted.orderId, member: desk.member, key, wire, clock, control })
    // Not while both tabs submit the same: points that come back would let one of them buy what the other could not.
    return desk.use([operation.tab], key, () => Promise.all(operation.isTwin ? [cancel(), cancel()] : [cancel()]))
  }

  async function wantedOf({ index, action }: PlannedOperation, { region }: DrivenMember): Promise<Wanted | undefined> {
    if (action.kind === 'redeem')
      return { kind: 'redeem', reward: pickFrom(rewards[region], action.reward, action.pick) }
    if (action.kind === 'subscription') {
      const checkoutSessionId = checkouts.get(index)
      return checkoutSessionId === undefined ? undefined : { kind: 'subscription', checkoutSessionId }
    }
    if (action.kind !== 'cancel') return action
    const order = await settled[action.orderOf]?.promise
    const known = order?.outcomes.find((outcome) => outcome.kind === 'done')
    const isOrder = order?.wanted?.kind === 'redeem' && !order.wanted.reward.isExchanged
    return known === undefined || !isOrder ? undefined : { kind: 'cancel', orderId: known.id }
  }

  const lanes = Map.groupBy(plan.operations, ({ browser, tab }) => `${browser} ${tab}`)
  await Promise.all(
    [...lanes.values()].map(async (operations) => {
      for (const operation of operations) settled[operation.index]?.resolve(await run(operation))
    }),
  )
  return [...(await Promise.all(settled.map(({ promise }) => promise))), ...visits]
}
