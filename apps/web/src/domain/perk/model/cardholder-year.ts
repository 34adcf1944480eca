import type { CardLink, CardMember } from '@clubhouse/rest-client/club'

/** A year of a card: from one anniversary to the next. */
export interface CardholderYear {
  start: Date
  /** The next anniversary. */
  end: Date
}

/** Returns the year that a member's card is in; undefined when no card is linked any more (CCD-31). */
export function cardholderYear(member: CardMember, now: Date): CardholderYear | undefined {
  const link = currentCardLink(member)
  if (link === undefined) return undefined
  const anniversary = new Date(link.anniversaryDateTime)
  const end = nextAnniversary(anniversary, now)
  return { start: inYear(anniversary, end.getUTCFullYear() - 1), end }
}

/** Returns the card that was linked last; none that was cancelled (CCD-37). */
export function currentCardLink({ cardLinks }: CardMember): CardLink | undefined {
  return cardLinks
    .filter(({ cancelledDateTime }) => cancelledDateTime === undefined)
    .toSorted((one, other) => other.linkedDateTime.localeCompare(one.linkedDateTime))[0]
}

/**
 * Returns the anniversary of a card link moved to the current year, or to the next year if that is past (CCD-31). One that is
 * still to come is the first: a card that was linked today has its whole year ahead.
 */
export function nextAnniversary(anniversary: Date, now: Date): Date {
  if (anniversary > now) return anniversary
  const ofThisYear = inYear(anniversary, now.getUTCFullYear())
  return ofThisYear > now ? ofThisYear : inYear(anniversary, now.getUTCFullYear() + 1)
}

/**
 * Returns the months from one day to another that are whole, by the calendar: 0 when less than one is left (CCD-32). The
 * last day of a month stands for those that it has not, so a year from 29 February to 28 February has twelve.
 */
export function monthsLeft(until: Date, now: Date): number {
  const months = (until.getUTCFullYear() - now.getUTCFullYear()) * 12 + until.getUTCMonth() - now.getUTCMonth()
  const isWhole = until.getUTCDate() >= now.getUTCDate() || isLastOfMonth(until)
  return Math.max(0, isWhole ? months : months - 1)
}

function isLastOfMonth(date: Date): boolean {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1)).getUTCDate() === 1
}

/**
 * Returns the same moment of another year; on 28 February for a 29 February that the year has not. In UTC, so that it is
 * the same on every device.
 */
function inYear(date: Date, year: number): Date {
  const moved = new Date(date)
  moved.setUTCFullYear(year)
  if (moved.getUTCMonth() !== date.getUTCMonth()) moved.setUTCDate(0)
  return moved
}
