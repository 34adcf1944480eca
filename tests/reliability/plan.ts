import { fc } from '@clubhouse/test-kit/property-testing'
import { type FaultKind, faultKinds } from './faults.ts'

/** Kinds of rewards, by what one does to have one; the scarce ones are of any kind, and there are few of each. */
export const rewardShelves = [
  'voucher',
  'scarce',
  'WINES_FULFILMENT',
  'PHYSICAL_SPARKLES',
  'DIGITAL_FULFILMENT',
  'DONATION_LINK',
  'TRAINS_ORDER',
  'VOYAGES_FULFILMENT',
] as const
export type RewardShelf = (typeof rewardShelves)[number]

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
  | { kind: 'redeem'; shelf: RewardShelf; pick: number }
  | { kind: 'promotion'; code: string }
  | { kind: 'transfer'; points: number }
  /** Of an order that the member has wished for before. */
  | { kind: 'cancel'; orderOf: number }

/** What a member wants, once. */
export interface Intent {
  index: number
  member: number
  /** A member has two, and both are at work at the same time. */
  device: 0 | 1
  action: Action
  /** Whether both devices ask for it at the same moment, as the same wish. */
  isTwin: boolean
  /** What the calls for it meet, in the order in which they arrive; calls after these go well. */
  faults: readonly FaultKind[]
}

export interface PlannedMember {
  from: 'gb.empty' | 'us.transfer'
  points: number
}

export interface Plan {
  seed: number
  members: readonly PlannedMember[]
  intents: readonly Intent[]
}

interface Draft {
  member: number
  device: 0 | 1
  kind: Action['kind']
  shelf: RewardShelf
  code: string
  points: number
  pick: number
  isTwin: boolean
  faults: readonly FaultKind[]
}

/** Who does what, and which fault meets which call: the same for the same seed, at every time and on every machine. */
export function makePlan(seed: number, operations: number): Plan {
  const members = Array.from({ length: Math.min(100, Math.max(16, operations / 50)) }, (_, index) =>
    plannedMember(index),
  )
  const drafts = fc.sample(fc.noBias(draftOf(members.length)), { seed, numRuns: operations }).map(rushed)
  const ordersOf = new Map<number, number[]>()
  const intents = drafts.map((draft, index): Intent => {
    const { device, isTwin, faults } = draft
    const member = whoDoes(draft, members)
    const earlier = ordersOf.get(member) ?? []
    const action = actionOf(draft, earlier)
    if (isOrder(action)) ordersOf.set(member, [...earlier, index])
    return { index, member, device, action, isTwin, faults }
  })
  return { seed, members, intents }

  /** All begin at the same moment with the code of which there are three. */
  function rushed(draft: Draft, index: number): Draft {
    return index < members.length ? { ...draft, member: index, kind: 'promotion', code: 'FIRST3' } : draft
  }
}

/** The rich reach the end of every stock, the poor the end of their points; some have points at a partner. */
function plannedMember(index: number): PlannedMember {
  if (index % 4 === 3) return { from: 'us.transfer', points: 5_000_000 }
  return { from: 'gb.empty', points: index % 4 === 2 ? 9_000 : 5_000_000 }
}

function draftOf(members: number): fc.Arbitrary<Draft> {
  const kind = fc.oneof(
    { weight: 72, arbitrary: fc.constant('redeem' as const) },
    { weight: 10, arbitrary: fc.constant('promotion' as const) },
    { weight: 8, arbitrary: fc.constant('transfer' as const) },
    { weight: 10, arbitrary: fc.constant('cancel' as const) },
  )
  const shelf = fc.oneof(
    { weight: 7, arbitrary: fc.constant('voucher' as const) },
    { weight: 2, arbitrary: fc.constant('scarce' as const) },
    { weight: 11, arbitrary: fc.constantFrom(...rewardShelves) },
  )
  const fault = fc.constantFrom(...faultKinds)
  return fc.record({
    member: fc.nat(members - 1),
    device: fc.constantFrom(0 as const, 1 as const),
    kind,
    shelf,
    code: fc.constantFrom(...Object.keys(promotionLimits)),
    points: fc.constantFrom(1000, 1000, 2000, 5000, 1500),
    pick: fc.nat(10_000),
    isTwin: fc.integer({ min: 1, max: 10 }).map((of) => of === 1),
    faults: fc.oneof(
      { weight: 70, arbitrary: fc.constant([]) },
      { weight: 20, arbitrary: fc.tuple(fault) },
      { weight: 7, arbitrary: fc.tuple(fault, fault) },
      { weight: 3, arbitrary: fc.tuple(fault, fault, fault) },
    ),
  })
}

/** Points are moved by those who have some at a partner; once in a while one asks who has none. */
function whoDoes({ kind, member, pick }: Draft, members: readonly PlannedMember[]): number {
  const withPartner = [...members.keys()].filter((index) => members[index]?.from === 'us.transfer')
  return kind === 'transfer' && pick % 10 > 0 ? (withPartner[pick % withPartner.length] ?? member) : member
}

function actionOf({ kind, shelf, pick, code, points }: Draft, earlier: readonly number[]): Action {
  const orderOf = earlier[pick % Math.max(earlier.length, 1)]
  if (kind === 'cancel' && orderOf !== undefined) return { kind, orderOf }
  if (kind === 'promotion') return { kind, code }
  if (kind === 'transfer') return { kind, points }
  return { kind: 'redeem', shelf, pick }
}

function isOrder(action: Action): boolean {
  return action.kind === 'redeem' && action.shelf !== 'voucher' && action.shelf !== 'scarce'
}
