import { type DrivenMember, as } from './members.ts'
import type { Wish } from './perform.ts'
import type { Action, Intent, Plan } from './plan.ts'
import { type Outcome, settle } from './settle.ts'
import { pickFrom, type Region, type Shelves } from './shelves.ts'
import type { Wire } from './wire.ts'

/** What one intent was and became. A twin has two outcomes, which must be one. */
export interface Settled {
  intent: Intent
  member: DrivenMember
  key: string
  /** Undefined if there was nothing to wish for. */
  wish: Wish | undefined
  outcomes: readonly Outcome[]
}

export interface Stage {
  plan: Plan
  members: readonly DrivenMember[]
  shelves: Readonly<Record<Region, Shelves>>
  wire: Wire
}

/** As many calls as a club of this size may well have at a time. */
const mostAtOnce = 40

/** Drives a plan: every device of every member does what it has to do, one thing after another, all of them at once. */
export async function drive({ plan, members, shelves, wire }: Stage): Promise<Settled[]> {
  const taking = turns(mostAtOnce)
  const settled = plan.intents.map(() => Promise.withResolvers<Settled>())

  async function run(intent: Intent): Promise<Settled> {
    const member = members[intent.member]
    if (member === undefined) throw new Error(`There is no member ${intent.member}.`)
    // The same at every run of a seed.
    const key = `intent-${plan.seed}-${intent.index}`
    const wish = await wishOf(intent.action, member)
    if (wish === undefined) return { intent, member, key, wish, outcomes: [{ kind: 'pointless' }] }
    wire.expect(key, intent.faults)
    const ask = () => taking(() => as(member, () => settle(wish, key, wire)))
    const outcomes = await Promise.all(intent.isTwin ? [ask(), ask()] : [ask()])
    return { intent, member, key, wish, outcomes }
  }

  async function wishOf(action: Action, { region }: DrivenMember): Promise<Wish | undefined> {
    if (action.kind === 'redeem')
      return { kind: 'redeem', reward: pickFrom(shelves[region], action.shelf, action.pick) }
    if (action.kind !== 'cancel') return action
    const order = await settled[action.orderOf]?.promise
    const known = order?.outcomes.find((outcome) => outcome.kind === 'done')
    const isOrder = order?.wish?.kind === 'redeem' && !order.wish.reward.isExchanged
    return known === undefined || !isOrder ? undefined : { kind: 'cancel', orderId: known.id }
  }

  const lanes = Map.groupBy(plan.intents, ({ member, device }) => `${member} ${device}`)
  await Promise.all(
    [...lanes.values()].map(async (intents) => {
      for (const intent of intents) settled[intent.index]?.resolve(await run(intent))
    }),
  )
  return Promise.all(settled.map(({ promise }) => promise))
}

/** Lets so many go on at a time; the others wait for their turn. */
function turns(most: number) {
  const waiting: (() => void)[] = []
  let free = most
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
