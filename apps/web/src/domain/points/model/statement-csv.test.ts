import type { StatementLine } from '@clubhouse/rest-client/club'
import { describe, expect, test } from 'vitest'
import { csvFileName, statementCsv } from './statement-csv.ts'

const columns = {
  date: 'Date',
  description: 'Description',
  points: 'Points',
  balance: 'Balance',
  reference: 'Reference',
}
const now = { balance: 1000, locale: 'en-GB' } as const

function line(description: string, more: Partial<StatementLine> = {}): StatementLine {
  return {
    statementLineId: '1841',
    transactionDate: '2026-11-19T10:00:00+01:00',
    description,
    pointsInt: -400,
    ...more,
  }
}

/** The record of one line, without its end. */
const record = (description: string, more?: Partial<StatementLine>) =>
  statementCsv([line(description, more)], columns, now)
    .slice(0, -2)
    .split('\r\n')
    .slice(1)
    .join('\r\n')

describe('the statement as a file', () => {
  test('begins with a byte order mark and the names of its columns, and every record ends its line', () => {
    expect(statementCsv([line('A coffee'), line('A tea', { pointsInt: 150 })], columns, now)).toBe(
      '\uFEFFDate,Description,Points,Balance,Reference\r\n' +
        '2026-11-19,A coffee,-400,1000,1841\r\n' +
        '2026-11-19,A tea,150,1400,1841\r\n',
    )
  })

  test.each([
    // It is the next day in London already, and not yet in New York.
    ['2026-06-30T23:30:00Z', 'en-GB', '2026-07-01'],
    ['2026-07-01T03:30:00Z', 'en-US', '2026-06-30'],
  ] as const)('has the dates of the page: %s in %s is %s', (transactionDate, locale, date) => {
    const csv = statementCsv([line('A coffee', { transactionDate })], columns, { ...now, locale })
    expect(csv.split('\r\n')[1]).toBe(`${date},A coffee,-400,1000,1841`)
  })

  test('has no balances when that of now is not known', () => {
    const csv = statementCsv([line('A coffee')], columns, { ...now, balance: undefined })
    expect(csv.split('\r\n')[1]).toBe('2026-11-19,A coffee,-400,,1841')
  })

  test('of nobody’s points is its header', () => {
    expect(statementCsv([], columns, now)).toBe('\uFEFFDate,Description,Points,Balance,Reference\r\n')
  })

  test.each([
    ['a comma', 'Any hot drink, Copperpot', '"Any hot drink, Copperpot"'],
    ['quotation marks', 'The "big" one', '"The ""big"" one"'],
    ['a line’s end', 'One\r\ntwo', '"One\r\ntwo"'],
    ['letters of all alphabets', 'Café Ωmega 茶', 'Café Ωmega 茶'],
  ])('keeps %s together', (_goal, description, field) => {
    expect(record(description)).toBe(`2026-11-19,${field},-400,1000,1841`)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.example","Points")', `"'=HYPERLINK(""https://evil.example"",""Points"")"`],
    ['+44 7700 900000', "'+44 7700 900000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', "'\tcmd"],
    ['\rcmd', `"'\rcmd"`],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['5 = five', '5 = five'],
  ])('never lets %j become a formula', (description, field) => {
    expect(record(description)).toBe(`2026-11-19,${field},-400,1000,1841`)
  })

  test('keeps a date that it cannot read', () => {
    expect(record('A coffee', { transactionDate: 'soon' })).toBe('soon,A coffee,-400,1000,1841')
  })

  test('is named after the day', () => {
    expect(csvFileName('points-statement', new Date('2026-11-22T23:59:00Z'))).toBe('points-statement-2026-11-22.csv')
  })
})
