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
  const offset = offsetMinutes(moment, zone)
  const shifted = new Date(moment.getTime() + offset * minuteMs).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  const parts = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return `${shifted}${offset < 0 ? '-' : '+'}${parts.join(':')}` as LocalDateTime
}

/** Returns the moment at which the clocks of a place show so many minutes after midnight. */
export function momentAt(date: LocalDate, minutes: number, zone: string): Date {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs
  const near = new Date(asIfUtc - offsetMinutes(new Date(asIfUtc), zone) * minuteMs)
  // The offset of that moment itself, should the clocks change in between.
  return new Date(asIfUtc - offsetMinutes(near, zone) * minuteMs)
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetMinutes(moment: Date, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
