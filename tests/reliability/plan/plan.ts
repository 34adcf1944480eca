import { fc } from '@clubhouse/test-kit/property-testing'
import { type FaultKind, faultKinds, faultPairs } from './faults.ts'
import { tabIndexes, type TabIndex } from '../desk.ts'
import { type InterruptionKind, interruptionKinds } from '../interrupt.ts'
import type { Answer } from '../pursue.ts'
import { rewardKinds, type RewardKind } from '../rewards-by-type.ts'
import type { FaultMoment } from '../wire.ts'

/** Codes of the sandbox's sample data, with how many members may have each, and some that are no codes. */
export const promotionLimits: Readonly<Record<string, number>> = {
  WELCOME500: Infinity,
  KESTREL50: Infinity,
  HELLOUSA: Infinity,
  FIRST3: 3,
  ALLGONE: 0,
  SPRING24: 0,
  CENTURY: 0,
  NOSUCHCODE: 0,
}

/** What a member with points at a partner starts with there. */
export const pointsAtPartner = 48_000

export type Action =
  | { kind: 'redeem'; reward: RewardKind; pick: number }
  | { kind: 'promotion'; code: string }
  | { kind: 'transfer'; points: number }
  /** Of a checkout of its own, which was paid before all else. */
  | { kind: 'subscription' }
  /** Of an order that the member has placed before. */
  | { kind: 'cancel'; orderOf: number }

/** How often a member at most pays for a plan; all but one are refused. */
const mostCheckouts = 2

/** What a member wants, once. */
export interface PlannedOperation {
  index: number
  /** Each browser has a member of its own, and another who comes by. */
  browser: number
  /** There are two in a browser, and both are at work at the same time. */
  tab: TabIndex
  action: Action
  /** Whether the member confirms it in both tabs at the same moment. */
  isTwin: boolean
  /** What the calls for it meet, in the order in which they arrive; calls after these go well. */
  faults: readonly FaultKind[]
  /** Whether nobody can look what came of a call while there are faults. */
  looksFail: boolean
  /** What happens when a call meets the first fault. */
  interruption: { kind: InterruptionKind; at: FaultMoment } | undefined
  /** What the member says when a page asks about an unknown outcome. */
  answer: Answer
}

export interface PlannedMember {
  from: 'gb.empty' | 'us.transfer'
  points: number
}

export interface Plan {
  seed: number
  /** Of each browser the member whose it is, then the other one. */
  members: readonly PlannedMember[]
  operations: readonly PlannedOperation[]
}

interface Draft {
  browser: number
  tab: TabIndex
  kind: Action['kind']
  reward: RewardKind
  code: string
  points: number
  pick: number
  isTwin: boolean
  faults: readonly FaultKind[]
  interruption: InterruptionKind | undefined
  at: FaultMoment
  answer: Answer
  looksFail: boolean
}

/**
 * Who does what, and which fault meets which call: the same for the same seed, at every time and on every machine. Every
 * operation has what is given as `planned`.
 */
export function makePlan(seed: number, count: number, planned: Partial<PlannedOperation> = {}): Plan {
  const browsers = Math.min(100, Math.max(16, Math.floor(count / 6)))
  const drafts = fc.sample(fc.noBias(draftOf(browsers)), { seed, numRuns: count })
  const ordersOf = new Map<number, number[]>()
  const checkoutsOf = new Map<number, number>()
  const operations = drafts.map((drawn, index): PlannedOperation => {
    const draft = withPair(rushed(drawn, index, browsers), index, count)
    const { tab, isTwin, faults, interruption, at, answer, looksFail } = draft
    const browser = whereDone(draft, browsers)
    const earlier = ordersOf.get(browser) ?? []
    const checkouts = checkoutsOf.get(browser) ?? 0
    const action = actionOf(draft, earlier, checkouts)
    if (action.kind === 'subscription') checkoutsOf.set(browser, checkouts + 1)
    if (isOrder(action)) ordersOf.set(browser, [...earlier, index])
    return {
      index,
      browser,
      tab,
      action,
      isTwin,
      faults,
      looksFail,
      interruption: interruption && { kind: interruption, at },
      answer,
      ...planned,
    }
  })
  const members = Array.from({ length: browsers }, (_, index) => [ownerOf(index), { ...ownerOf(index) }]).flat()
  return { seed, members, operations }
}

/** All begin at the same moment with the code of which there are three. */
function rushed(draft: Draft, index: number, browsers: number): Draft {
  return index < browsers ? { ...draft, browser: index, kind: 'promotion', code: 'FIRST3' } : draft
}

/**
 * The first operations go through every ordered pair of faults, and as far as there are enough of them through every
 * interruption with each; the last third is left to chance.
 */
function withPair(draft: Draft, index: number, count: number): Draft {
  const pair = faultPairs[index % faultPairs.length]
  const round = Math.floor(index / faultPairs.length)
  if (pair === undefined || (index >= faultPairs.length && index > (2 * count) / 3)) return draft
  const which = (index + round) % (interruptionKinds.length + 1)
  return {
    ...draft,
    kind: draft.kind === 'cancel' ? 'redeem' : draft.kind,
    faults: pair,
    interruption: interruptionKinds[which],
    answer: 'try-again',
    // Otherwise the second fault meets nobody where the app has found out.
    looksFail: round < 1 || draft.looksFail,
  }
}

/** The rich reach the end of every stock, the poor the end of their points; some have points at a partner. */
function ownerOf(browser: number): PlannedMember {
  if (browser % 4 === 3) return { from: 'us.transfer', points: 5_000_000 }
  return { from: 'gb.empty', points: browser % 4 === 2 ? 9_000 : 5_000_000 }
}

function draftOf(browsers: number): fc.Arbitrary<Draft> {
  const kind = fc.oneof(
    { weight: 66, arbitrary: fc.constant('redeem' as const) },
    { weight: 6, arbitrary: fc.constant('subscription' as const) },
    { weight: 10, arbitrary: fc.constant('promotion' as const) },
    { weight: 8, arbitrary: fc.constant('transfer' as const) },
    { weight: 10, arbitrary: fc.constant('cancel' as const) },
  )
  const reward = fc.oneof(
    { weight: 7, arbitrary: fc.constant('voucher' as const) },
    { weight: 2, arbitrary: fc.constant('scarce' as const) },
    { weight: 11, arbitrary: fc.constantFrom(...rewardKinds) },
  )
  const fault = fc.constantFrom(...faultKinds)
  return fc.record({
    browser: fc.nat(browsers - 1),
    tab: fc.constantFrom(...tabIndexes),
    kind,
    reward,
    code: fc.constantFrom(...Object.keys(promotionLimits)),
    points: fc.constantFrom(1000, 1000, 2000, 5000, 1500),
    pick: fc.nat(10_000),
    isTwin: fc.integer({ min: 1, max: 10 }).map((of) => of === 1),
    faults: fc.oneof(
      { weight: 60, arbitrary: fc.constant([]) },
      { weight: 20, arbitrary: fc.tuple(fault) },
      { weight: 12, arbitrary: fc.tuple(fault, fault) },
      { weight: 8, arbitrary: fc.tuple(fault, fault, fault) },
    ),
    interruption: fc.option(fc.constantFrom(...interruptionKinds), { nil: undefined, freq: 2 }),
    at: fc.constantFrom('unanswered' as const, 'answered' as const),
    answer: fc.constantFrom('try-again' as const, 'leave-it' as const),
    looksFail: fc.boolean(),
  })
}

/** Points are moved by those who have some at a partner; once in a while one asks who has none. */
function whereDone({ kind, browser, pick }: Draft, browsers: number): number {
  const withPartner = Array.from({ length: browsers }, (_, index) => index).filter(
    (index) => ownerOf(index).from === 'us.transfer',
  )
  return kind === 'transfer' && pick % 10 > 0 ? (withPartner[pick % withPartner.length] ?? browser) : browser
}

function actionOf({ kind, reward, pick, code, points }: Draft, earlier: readonly number[], checkouts: number): Action {
  const orderOf = earlier[pick % Math.max(earlier.length, 1)]
  if (kind === 'cancel' && orderOf !== undefined) return { kind, orderOf }
  if (kind === 'subscription' && checkouts < mostCheckouts) return { kind }
  if (kind === 'promotion') return { kind, code }
  if (kind === 'transfer') return { kind, points }
  return { kind: 'redeem', reward, pick }
}

function isOrder(action: Action): boolean {
  return action.kind === 'redeem' && action.reward !== 'voucher' && action.reward !== 'scarce'
}
