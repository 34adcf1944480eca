import type { Voucher } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { calendarDays, formatTime } from '#platform/dates/calendar-days.ts'
import { formatDate } from '#platform/dates/format-date.ts'
import type { Region } from '#platform/region/regions.ts'

/** How long a voucher can still be used, in words. */
export interface VoucherExpiry {
  kind: 'running' | 'ending' | 'ended'
  text: string
}

/** From so many days on, a voucher is marked as ending; as long after its end that is said by days. */
const soonDays = 7

/**
 * Returns how long a voucher can be used at a moment (in ms since 1970), counted in days of the club's calendar, as
 * its dates are written. It is over from `validTo` itself on.
 */
export function voucherExpiry(
  { validTo }: Pick<Voucher, 'validTo'>,
  now: number,
  locale: Region['locale'],
): VoucherExpiry {
  const end = Date.parse(validTo)
  const days = calendarDays(now, end, locale)
  if (hasEnded({ validTo }, now)) return { kind: 'ended', text: endedText(-days, validTo, locale) }
  if (days > soonDays)
    return { kind: 'running', text: m.voucher_valid_until_date({ date: formatDate(validTo, locale) }) }
  return { kind: 'ending', text: endingText(days, validTo, locale) }
}

/** Returns whether a voucher is over at a moment (in ms since 1970). */
export function hasEnded({ validTo }: Pick<Voucher, 'validTo'>, now: number): boolean {
  return now >= Date.parse(validTo)
}

function endingText(days: number, validTo: string, locale: Region['locale']): string {
  if (days === 0) return m.voucher_ends_today({ time: formatTime(validTo, locale) })
  return days === 1 ? m.voucher_ends_tomorrow() : m.voucher_ends_in_days({ days })
}

function endedText(days: number, validTo: string, locale: Region['locale']): string {
  if (days === 0) return m.voucher_ended_today()
  if (days === 1) return m.voucher_ended_yesterday()
  return days > soonDays
    ? m.voucher_ended_on({ date: formatDate(validTo, locale) })
    : m.voucher_ended_days_ago({ days })
}
