import type { Flight } from './fares.ts'

type Locale = 'en-GB' | 'en-US'

/** The time of day that clocks at the place show, such as `08:30` or `8:30 AM`. */
export function localTime(moment: string, locale: Locale): string {
  return formatWall(moment, locale, { hour: locale === 'en-US' ? 'numeric' : '2-digit', minute: '2-digit' })
}

/** The day that it is at the place, such as `Thu 10 June`. */
export function localDay(moment: string, locale: Locale): string {
  return formatWall(moment, locale, { weekday: 'short', day: 'numeric', month: 'long' })
}

/** How many days later than the departure a flight lands, by the clocks of both places; below 0 across the date line. */
export function daysLater({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number {
  return (midnight(arrival) - midnight(departure)) / 86_400_000
}

/** A duration in short, `7h 45m`, or in words, `7 hours 45 minutes`. */
export function formatDuration(duration: string, locale: Locale, unitDisplay: 'narrow' | 'long'): string {
  const [, hours = '', minutes = ''] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  const inUnit = (value: string, unit: 'hour' | 'minute') =>
    value === '' || Number(value) === 0
      ? []
      : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(Number(value))]
  return [...inUnit(hours, 'hour'), ...inUnit(minutes, 'minute')].join(' ')
}

/** By the place's own clock: the offset is left out, and nothing is converted. */
function formatWall(moment: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${moment.slice(0, 19)}Z`))
}

function midnight(moment: string): number {
  return Date.parse(`${moment.slice(0, 10)}T00:00:00Z`)
}
