import type { Flight } from './fares.ts'

type Locale = 'en-GB' | 'en-US'

/** Returns the local time at the airport, such as `08:30` or `8:30 AM`. */
export function localTime(moment: string, locale: Locale): string {
  return formatLocal(moment, locale, { hour: locale === 'en-US' ? 'numeric' : '2-digit', minute: '2-digit' })
}

/** Returns the local day at the airport, such as `Thu 10 June`. */
export function localDay(moment: string, locale: Locale): string {
  return formatLocal(moment, locale, { weekday: 'short', day: 'numeric', month: 'long' })
}

/** Returns how many days after its departure a flight lands, in local days; below 0 across the date line. */
export function daysLater({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number {
  return (midnight(arrival) - midnight(departure)) / 86_400_000
}

/** Returns a duration in short, `7h 45m`, or in words, `7 hours 45 minutes`. */
export function formatDuration(duration: string, locale: Locale, unitDisplay: 'narrow' | 'long'): string {
  const [, hours = '', minutes = ''] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  const inUnit = (value: string, unit: 'hour' | 'minute') =>
    value === '' || Number(value) === 0
      ? []
      : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(Number(value))]
  return [...inUnit(hours, 'hour'), ...inUnit(minutes, 'minute')].join(' ')
}

/** Formats a moment in its local time: the offset is dropped, so that nothing is converted. */
function formatLocal(moment: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${moment.slice(0, 19)}Z`))
}

function midnight(moment: string): number {
  return Date.parse(`${moment.slice(0, 10)}T00:00:00Z`)
}
