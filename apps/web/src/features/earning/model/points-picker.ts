/** The fixed amounts, in points (RDM-30). */
export const fixedChoices = [1000, 5000, 15_000, 30_000] as const

/** Most characters of an amount of the member's own (RDM-36). */
export const mostDigits = 16

const defaultMinimum = 1000
const defaultMaximum = 1_000_000

/** What is chosen; the digits of an amount of the member's own are text until they are judged (RDM-29). */
export type PickedPoints = { kind: 'fixed'; points: number } | { kind: 'other'; digits: string }

/** What bounds an amount, all in points. */
export interface PointsLimits {
  /** What the member has. */
  balance: number
  /** Every amount is a multiple of it (RDM-32, RDM-35). */
  minimum: number
  /** The most at once (RDM-32). */
  maximum: number
  /** The most in a day (RDM-40), and what is left of it; undefined where no day has a limit. */
  daily?: { maximum: number; left: number } | undefined
}

/** What is wrong with an amount, with the number that its text shows. */
export type PointsProblem =
  | { kind: 'moreThanBalance' }
  | { kind: 'moreThanMax'; max: number }
  | { kind: 'moreThanToday'; left: number; max: number }
  | { kind: 'notMultiple'; min: number }

export type JudgedPoints = { kind: 'valid'; points: number } | { kind: 'empty' } | PointsProblem

/** Why nothing can be chosen at all. */
export type PickerBlocker = { kind: 'belowMinimum' } | { kind: 'dayUsedUp'; max: number }

/** Returns the limits of a partner, where it says any (RDM-32). */
export function limitsOf({
  balance,
  transfer,
}: {
  balance: number
  transfer?: { minimum: number; maximum: number; dailyMaximum: number; leftToday: number } | undefined
}): PointsLimits {
  if (transfer === undefined) return { balance, minimum: defaultMinimum, maximum: defaultMaximum }
  const { minimum, maximum, dailyMaximum, leftToday } = transfer
  return { balance, minimum, maximum, daily: { maximum: dailyMaximum, left: leftToday } }
}

/** Returns why no amount can be chosen: too few points (RDM-31), or none left for today (RDM-40). */
export function blockerOf({ balance, minimum, daily }: PointsLimits): PickerBlocker | undefined {
  if (balance < minimum) return { kind: 'belowMinimum' }
  return daily !== undefined && daily.left < minimum ? { kind: 'dayUsedUp', max: daily.maximum } : undefined
}

/**
 * Returns the fixed amounts that are offered: none above the balance, but all of them where none can be chosen (RDM-30,
 * RDM-31).
 */
export function choicesFor({ balance, minimum }: PointsLimits): readonly number[] {
  return balance < minimum ? fixedChoices : fixedChoices.filter((points) => points <= balance)
}

/** Returns what is chosen at first: the least fixed amount (RDM-29), or the field where no fixed amount is offered. */
export function initialPoints(limits: PointsLimits): PickedPoints {
  const [least] = choicesFor(limits)
  return least === undefined ? { kind: 'other', digits: '' } : { kind: 'fixed', points: least }
}

/** Returns whether an amount can be moved, and what is wrong with it (RDM-33, RDM-34, RDM-35, RDM-40). */
export function judgePoints(picked: PickedPoints, { balance, minimum, maximum, daily }: PointsLimits): JudgedPoints {
  if (picked.kind === 'other' && picked.digits === '') return { kind: 'empty' }
  const points = picked.kind === 'fixed' ? picked.points : Number(picked.digits)
  if (points > balance) return { kind: 'moreThanBalance' }
  if (points > maximum) return { kind: 'moreThanMax', max: maximum }
  if (points === 0 || points % minimum !== 0) return { kind: 'notMultiple', min: minimum }
  if (daily !== undefined && points > daily.left) return { kind: 'moreThanToday', left: daily.left, max: daily.maximum }
  return { kind: 'valid', points }
}

/** Returns whether an amount may be sent (RDM-37). */
export function maySubmit(picked: PickedPoints, limits: PointsLimits | undefined): boolean {
  if (limits === undefined || blockerOf(limits) !== undefined) return false
  return judgePoints(picked, limits).kind === 'valid'
}
