import { isRealDate } from './typed-date.ts'

/**
 * Turns `1/2/1990` into `1990-02-01`, as servers take a date (CON-29, CHK-54, CHK-55, CCD-38). Throws for anything else.
 */
export function toYearMonthDay(date: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? []
  if (!isRealDate({ day, month, year })) throw new Error('Attempt to reformat invalid date')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
