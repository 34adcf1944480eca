import type { Scalars } from '../generated/flight-resolvers.ts'

export type LocalDate = Scalars['Date']['output']
export type LocalDateTime = Scalars['DateTime']['output']

const minuteMs = 60_000

/** Returns the day that it is at a place, at a moment. */
export function dateAt(moment: Date, zone: string): LocalDate {
  return localIso(moment, zone).slice(0, 10) as LocalDate
}

/** Returns the moment, in the time of a place: `2026-12-01T16:30:00-05:00`. */
export function localIso(moment: Date, zone: string): LocalDateTime {
  const offset = offsetAt(moment, zone)
  const shifted = moment.getTime() + Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${offset}`)
  return `${new Date(shifted).toISOString().slice(0, 19)}${offset}` as LocalDateTime
}

/** Returns the moment at which the clocks of a place show so many minutes after midnight. */
export function momentAt(date: LocalDate, minutes: number, zone: string): Date {
  const withOffset = (offset: string) => new Date(Date.parse(`${date}T00:00:00${offset}`) + minutes * minuteMs)
  const near = withOffset(offsetAt(withOffset('Z'), zone))
  // The offset of that moment itself, should the clocks change in between.
  return withOffset(offsetAt(near, zone))
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the offset from UTC, such as `-05:00`. */
function offsetAt(moment: Date, zone: string): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const [, offset] = /GMT([+-].+)$/.exec(format.format(moment)) ?? []
  return offset ?? '+00:00'
}
