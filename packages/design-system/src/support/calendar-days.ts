import { CalendarDate, endOfMonth, parseDate, startOfMonth, toCalendar } from '@internationalized/date'
import type { DateValue } from '@internationalized/date'

/** Which days a calendar offers; dates are texts such as `2031-05-06`. */
export type CalendarDays = {
  /** First day that can be chosen. */
  min?: string | undefined
  /** Last day that can be chosen. */
  max?: string | undefined
  /** How many months there are to page through, from the month of `min` on, even when `max` is before their end. */
  monthCount?: number | undefined
  /** Days between `min` and `max` that cannot be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined
}

/** What react-aria wants to know about the same days. */
export function ariaCalendarDays({ min, max, monthCount, isDateUnavailable }: CalendarDays) {
  const [first, last] = [dateFrom(min), dateFrom(max)]
  const lastShown =
    first === undefined || monthCount === undefined
      ? last
      : endOfMonth(startOfMonth(first).add({ months: monthCount - 1 }))
  return {
    ...(first === undefined ? {} : { minValue: first }),
    ...(lastShown === undefined ? {} : { maxValue: lastShown }),
    // Days after the last one are shown and can be read, but not chosen [CON-30].
    isDateUnavailable: (date: DateValue) =>
      (last !== undefined && date.compare(last) > 0) || (isDateUnavailable?.(textOf(date)) ?? false),
  }
}

/** Nothing for a text that is no date. */
export function dateFrom(text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined
  try {
    return parseDate(text)
  } catch {
    return undefined
  }
}

export function textOf(date: DateValue): string {
  const { year, month, day } = toCalendar(date, gregorian)
  return new CalendarDate(year, month, day).toString()
}

const gregorian = new CalendarDate(2000, 1, 1).calendar
