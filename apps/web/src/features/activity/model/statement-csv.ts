import type { StatementLine } from '@clubhouse/rest-client/club'

/** What the first line of the file calls its columns. */
export interface CsvColumns {
  date: string
  description: string
  points: string
  reference: string
}

/** Says to a spreadsheet that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'
/** What a spreadsheet takes for a formula, also in its wide form, and behind spaces. */
const formula = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/**
 * The statement as a file for spreadsheets: RFC 4180 with a header, one line a movement, newest first; dates in ISO 8601
 * (UTC), points as plain numbers. Words come from partners, so that none of them can become a formula.
 */
export function statementCsv(lines: readonly StatementLine[], columns: CsvColumns): string {
  const header = [columns.date, columns.description, columns.points, columns.reference].map(textField)
  const records = lines.map(({ transactionDate, description, pointsInt, statementLineId }) => [
    isoDate(transactionDate),
    textField(description),
    String(pointsInt),
    textField(statementLineId),
  ])
  return byteOrderMark + [header, ...records].map((fields) => `${fields.join(',')}\r\n`).join('')
}

/** The name of the file, with the day on which it was made. */
export function csvFileName(name: string, today: Date): string {
  return `${name}-${today.toISOString().slice(0, 10)}.csv`
}

function isoDate(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? textField(date) : new Date(time).toISOString()
}

function textField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
