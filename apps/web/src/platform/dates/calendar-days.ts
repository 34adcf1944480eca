import type { Region } from '#platform/region/regions.ts'
import { timeZones } from './format-date.ts'

type Locale = Region['locale']

const dayMs = 86_400_000

/**
 * Returns how many times the date changes from one moment to another, in the club's calendar; negative when it lies
 * before.
 */
export function calendarDays(from: number, to: number, locale: Locale): number {
  return (dayOf(to, locale) - dayOf(from, locale)) / dayMs
}

/** Returns a time of day, such as `17:30` or `5:30 PM`, in the club's zone. */
export function formatTime(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: timeZones[locale] }).format(new Date(isoDate))
}

/**
 * Returns the date that a moment has in the club's calendar, such as `2026-11-19`: the form that every spreadsheet reads
 * as a date.
 */
export function isoDay(isoDate: string, locale: Locale): string {
  return new Date(dayOf(Date.parse(isoDate), locale)).toISOString().slice(0, 10)
}

/** Making a format takes far longer than using it. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>()

/** Midnight of the date that a moment has in the club's zone, as if it were UTC, so that every day has 24 hours. */
function dayOf(moment: number, locale: Locale): number {
  const format =
    dayFormats.get(locale) ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: timeZones[locale] })
  dayFormats.set(locale, format)
  const parts = format.formatToParts(moment)
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'))
}
