import type { Desk, TabIndex } from './desk.ts'
import { interrupt } from './interrupt.ts'
import type { DrivenMember } from './members.ts'
import type { Outcome } from './outcome.ts'
import type { PlannedOperation } from './plan/plan.ts'
import { pursue, type PursuitInterruption, type SendLog } from './pursue.ts'
import type { RewardOnOffer } from './rewards-by-type.ts'
import type { Confirmed } from '@clubhouse/test-kit/app-in-tab'
import type { FaultyCalls, Wire } from './wire.ts'

/** What a member submits in the app. */
export type Submitted = Exclude<Confirmed, { kind: 'redeem' }> | { kind: 'redeem'; reward: RewardOnOffer }

export interface Submitting {
  desk: Desk
  confirmed: Submitted
  operation: PlannedOperation
  wire: Wire
  calls: FaultyCalls
  log: SendLog
  /** Another member has come by and submitted the same. */
  onVisit: (visitor: DrivenMember, outcome: Outcome, log: SendLog) => void
}

/** Submits something in one tab or, as a twin, in both at once; interrupts the member as planned. */
export function submitInTabs(submitting: Submitting): Promise<Outcome[]> {
  const { desk, confirmed, operation, wire, calls, log } = submitting
  const tabs: readonly TabIndex[] = operation.isTwin ? [0, 1] : [operation.tab]
  const outcomes: Outcome[] = []
  let isDone = false
  const pursueIn = async (tab: TabIndex) => {
    const { answer } = operation
    const isDoneElsewhere = () => isDone
    const onDone = () => (isDone = true)
    const interruption = tab === operation.tab ? interruptionOf(submitting) : none
    const by = desk.memberIn(tab)
    outcomes.push(await pursue({ confirmed, by, wire, calls, answer, log, interruption, isDoneElsewhere, onDone }))
    await interruption.over()
  }
  return desk.use(tabs, nameOf(confirmed), async () => {
    await Promise.all(tabs.map(pursueIn))
    return outcomes
  })
}

const none: PursuitInterruption = { pageLeft: () => new Promise(() => undefined), over: () => Promise.resolve() }

/** Interrupts once, when the first of the calls meets a fault. */
function interruptionOf(submitting: Submitting): PursuitInterruption {
  const { desk, operation, calls } = submitting
  const { interruption, tab } = operation
  let leaving = Promise.withResolvers<void>()
  let over: Promise<void> | undefined
  calls.onFault = (moment) => {
    if (moment !== interruption?.at || over !== undefined) return
    const by = desk.memberIn(tab)
    const leavePage = () => {
      leaving.resolve()
      leaving = Promise.withResolvers()
    }
    over = interrupt(interruption.kind, { by, leavePage, visit: () => visit(submitting) })
    // Whoever waits for it hears of it.
    over.catch(() => undefined)
  }
  return { pageLeft: () => leaving.promise, over: () => over ?? Promise.resolve() }
}

/** The other member logs in, submits the same, and logs out. */
async function visit({ desk, confirmed, operation, wire, onVisit }: Submitting): Promise<void> {
  const log: SendLog = { keys: new Set(), unpressed: 0 }
  const by = desk.visitorIn(operation.tab)
  const calls: FaultyCalls = { waiting: [], looksFail: false }
  const isDoneElsewhere = () => false
  const outcome = await pursue({
    confirmed,
    by,
    wire,
    calls,
    answer: 'try-again',
    log,
    interruption: none,
    isDoneElsewhere,
    onDone: () => undefined,
  })
  await by.signOut()
  onVisit(by.member, outcome, log)
}

/** The app keeps apart what has another name. */
function nameOf(confirmed: Submitted): string {
  switch (confirmed.kind) {
    case 'redeem':
      return confirmed.reward.rewardId
    case 'promotion':
      return confirmed.code
    case 'transfer':
      return confirmed.kind
    case 'subscription':
      return confirmed.checkoutSessionId
  }
}
