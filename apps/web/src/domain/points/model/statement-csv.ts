import type { StatementLine } from '@clubhouse/rest-client/club'
import { isoDay } from '#platform/dates/calendar-days.ts'
import type { Region } from '#platform/region/regions.ts'

/** What the first line of the file calls its columns. */
export interface CsvColumns {
  date: string
  description: string
  points: string
  balance: string
  reference: string
}

/** Says to a spreadsheet that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'
/** What a spreadsheet takes for a formula, also in its wide form, and behind spaces. */
const formula = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/**
 * Returns the statement as a file for spreadsheets: RFC 4180 with a header, one line a movement, newest first; dates
 * of the club's calendar as `2026-11-19`, points as plain numbers, the balance after each line. `balance` is that of
 * now; without it the column stays empty. Words come from partners, so that none of them can become a formula.
 */
export function statementCsv(
  lines: readonly StatementLine[],
  columns: CsvColumns,
  { balance, locale }: { balance: number | undefined; locale: Region['locale'] },
): string {
  const header = [columns.date, columns.description, columns.points, columns.balance, columns.reference].map(textField)
  let after = balance
  const records = lines.map(({ transactionDate, description, pointsInt, statementLineId }) => {
    const record = [
      dateField(transactionDate, locale),
      textField(description),
      String(pointsInt),
      after === undefined ? '' : String(after),
      textField(statementLineId),
    ]
    after = after === undefined ? undefined : after - pointsInt
    return record
  })
  return byteOrderMark + [header, ...records].map((fields) => `${fields.join(',')}\r\n`).join('')
}

/** Returns the name of the file, with the day on which it was made. */
export function csvFileName(name: string, today: Date): string {
  return `${name}-${today.toISOString().slice(0, 10)}.csv`
}

function dateField(date: string, locale: Region['locale']): string {
  return Number.isNaN(Date.parse(date)) ? textField(date) : isoDay(date, locale)
}

function textField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
