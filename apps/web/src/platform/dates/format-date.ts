import type { Region } from '#platform/region/regions.ts'

type Locale = Region['locale']

/** Dates are the club's, not the device's: a page says the same wherever it is rendered. */
export const timeZones: Readonly<Record<Locale, string>> = { 'en-GB': 'Europe/London', 'en-US': 'America/New_York' }

/** A long list has as many dates as lines, and making a format takes far longer than using it. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A date in words, such as `20 November 2026` or `November 20, 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZones[locale] })
  formats.set(locale, format)
  return format.format(new Date(isoDate))
}
