import type { Region } from '#platform/region/regions.ts'

type Locale = Region['locale']

/** Dates are in the club's time zones, not the device's, so that the host and every browser render the same. */
export const timeZones: Readonly<Record<Locale, string>> = { 'en-GB': 'Europe/London', 'en-US': 'America/New_York' }

/** Caches formatters: creating one takes far longer than using it, and a long list has many dates. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

/** Returns a date in words, such as `20 November 2026` or `November 20, 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZones[locale] })
  formats.set(locale, format)
  return format.format(new Date(isoDate))
}
