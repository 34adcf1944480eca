import type { Region } from '../region/regions.ts'

type Locale = Region['locale']

/** Dates are the club's, not the device's: a page says the same wherever it is rendered. */
export const timeZones: Readonly<Record<Locale, string>> = { 'en-GB': 'Europe/London', 'en-US': 'America/New_York' }

/** A date in words, such as `20 November 2026` or `November 20, 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZones[locale] }).format(new Date(isoDate))
}
