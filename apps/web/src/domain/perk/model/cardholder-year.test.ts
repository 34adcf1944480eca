import type { CardMember } from '@clubhouse/rest-client/club'
import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { cardholderYear, monthsLeft, nextAnniversary } from './cardholder-year.ts'

const at = (iso: string) => new Date(iso)
const timeZone = process.env['TZ']
afterEach(() => {
  if (timeZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = timeZone
})

test.each([
  ['still to come this year', '2025-07-08T09:30:00.000Z', '2026-06-30T12:00:00Z', '2026-07-08T09:30:00.000Z'],
  ['past this year', '2025-07-08T09:30:00.000Z', '2026-07-09T12:00:00Z', '2027-07-08T09:30:00.000Z'],
  ['past by a second', '2025-07-08T09:30:00.000Z', '2026-07-08T09:30:01Z', '2027-07-08T09:30:00.000Z'],
  ['reached this moment', '2025-07-08T09:30:00.000Z', '2026-07-08T09:30:00Z', '2027-07-08T09:30:00.000Z'],
  ['a second ahead', '2025-07-08T09:30:00.000Z', '2026-07-08T09:29:59Z', '2026-07-08T09:30:00.000Z'],
  ['the first, of a card linked today', '2027-06-30T12:00:00.000Z', '2026-06-30T12:00:05Z', '2027-06-30T12:00:00.000Z'],
  ['the first, by a slow clock', '2027-06-30T12:00:00.000Z', '2026-06-30T11:59:00Z', '2027-06-30T12:00:00.000Z'],
  ['29 February in a common year', '2024-02-29T10:00:00.000Z', '2026-01-15T00:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['29 February in a leap year', '2024-02-29T10:00:00.000Z', '2027-06-01T00:00:00Z', '2028-02-29T10:00:00.000Z'],
  ['29 February, after 28 February', '2024-02-29T10:00:00.000Z', '2026-02-28T10:00:01Z', '2027-02-28T10:00:00.000Z'],
  ['New Year’s Eve', '2024-12-31T23:59:59.999Z', '2026-12-31T23:59:59.998Z', '2026-12-31T23:59:59.999Z'],
])('the next anniversary is the one that is %s [CCD-31]', (_what, anniversary, now, wanted) => {
  expect(nextAnniversary(at(anniversary), at(now)).toISOString()).toBe(wanted)
})

test.each([
  ['2027-06-30T12:00:00Z', '2026-06-30T12:00:05Z', 12],
  ['2027-06-30T12:00:00Z', '2026-07-01T00:00:00Z', 11],
  ['2026-07-08T09:30:00Z', '2026-06-08T23:00:00Z', 1],
  ['2026-07-08T09:30:00Z', '2026-06-09T00:00:00Z', 0],
  ['2026-07-08T09:30:00Z', '2026-07-08T09:29:59Z', 0],
  ['2026-02-28T10:00:00Z', '2026-01-31T10:00:00Z', 1],
  ['2026-02-27T10:00:00Z', '2026-01-31T10:00:00Z', 0],
  ['2029-02-28T10:00:00Z', '2028-02-29T10:00:00Z', 12],
  ['2028-02-29T10:00:00Z', '2028-01-29T10:00:00Z', 1],
])('until %s there are, from %s, %d months left [CCD-32]', (until, now, wanted) => {
  expect(monthsLeft(at(until), at(now))).toBe(wanted)
})

describe('whatever the dates', () => {
  const moment = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-12-31T23:59:59Z'), noInvalidDate: true })
  const leapDay = fc.constantFrom(at('2024-02-29T00:00:00Z'), at('2024-02-29T23:59:59.999Z'))
  /** A card’s first anniversary, and a moment after the card was linked. */
  const linked = fc.tuple(fc.oneof(moment, leapDay), fc.nat({ max: 15 * 366 * 86_400_000 })).map(([first, later]) => {
    const link = new Date(first.getTime() - 365 * 86_400_000)
    return { link, first, now: new Date(link.getTime() + later) }
  })

  test('the next anniversary lies ahead, by a year at most, on the day of the card, or on 28 February [CCD-31]', () => {
    fc.assert(
      fc.property(linked, ({ first, now }) => {
        const next = nextAnniversary(first, now)
        const aYearOn = new Date(now)
        aYearOn.setUTCFullYear(now.getUTCFullYear() + 1)
        expect(next > now).toBe(true)
        expect(next <= aYearOn).toBe(true)
        expect(next.getUTCMonth()).toBe(first.getUTCMonth())
        const isMovedBack = isLeapDay(first) && next.getUTCFullYear() % 4 !== 0
        expect(next.getUTCDate()).toBe(isMovedBack ? 28 : first.getUTCDate())
        expect(next.toISOString().slice(10), 'the time of the day').toBe(first.toISOString().slice(10))
      }),
    )
  })

  test('a year of the card begins where the one before it ended [CCD-31]', () => {
    fc.assert(
      fc.property(linked, ({ link, first, now }) => {
        const year = cardholderYear(memberWith({ linked: link, first }), now)
        if (year === undefined) throw new Error('A linked card has a year')
        expect(year.start <= now && now < year.end).toBe(true)
        if (now >= first) {
          const justBefore = new Date(year.start.getTime() - 1)
          expect(nextAnniversary(first, justBefore)).toEqual(year.start)
        }
      }),
    )
  })

  test('there are 0 to 12 months left, and never more than before [CCD-32]', () => {
    fc.assert(
      fc.property(linked, fc.nat({ max: 400 * 86_400_000 }), ({ first, now }, wait) => {
        const end = nextAnniversary(first, now)
        const left = monthsLeft(end, now)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(12)
        const later = new Date(Math.min(now.getTime() + wait, end.getTime()))
        expect(monthsLeft(end, later)).toBeLessThanOrEqual(left)
      }),
    )
  })

  test('every device says the same, in whatever time zone it is [CCD-31] [CCD-32]', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kolkata', 'Europe/London']
    fc.assert(
      fc.property(linked, ({ first, now }) => {
        const said = zones.map((zone) => {
          process.env['TZ'] = zone
          const next = nextAnniversary(first, now)
          return `${next.toISOString()} ${monthsLeft(next, now)}`
        })
        expect(new Set(said).size).toBe(1)
      }),
    )
  })
})

test('the year is that of the card that was linked last, and of none that was cancelled [CCD-31] [CCD-37]', () => {
  const now = at('2026-06-01T00:00:00Z')
  const old = { linked: at('2023-02-01T00:00:00Z'), first: at('2024-02-01T00:00:00Z') }
  const recent = { linked: at('2025-08-01T00:00:00Z'), first: at('2026-08-01T00:00:00Z') }
  const cancelled = '2026-01-01T00:00:00Z'
  expect(cardholderYear(memberWith(old, recent), now)?.end).toEqual(at('2026-08-01T00:00:00Z'))
  expect(cardholderYear(memberWith({ ...recent, cancelled }, old), now)?.end).toEqual(at('2027-02-01T00:00:00Z'))
  expect(cardholderYear(memberWith({ ...recent, cancelled }), now)).toBeUndefined()
  expect(cardholderYear(memberWith(), now)).toBeUndefined()
})

function isLeapDay(date: Date): boolean {
  return date.getUTCMonth() === 1 && date.getUTCDate() === 29
}

/** A member of the card programme with these card links. */
function memberWith(...links: readonly { linked: Date; first: Date; cancelled?: string }[]): CardMember {
  return {
    partnerUserId: 'SYF-1',
    accountStatus: 'ACTIVE',
    firstName: 'Renee',
    lastName: 'Castillo',
    email: 'renee@kestrel.test',
    cardLinks: links.map(({ linked, first, cancelled }, index) => ({
      cardLinkPartnerUserId: `SYF-1-${index}`,
      partnerUserId: 'SYF-1',
      linkedDateTime: linked.toISOString(),
      anniversaryDateTime: first.toISOString(),
      ...(cancelled !== undefined && { cancelledDateTime: cancelled }),
      cardType: 'KESTREL_RED_CARD',
    })),
  }
}
