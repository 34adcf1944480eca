import type { StatementLine } from '@clubhouse/rest-client/club'
import { describe, expect, test } from 'vitest'
import { csvFileName, statementCsv } from './statement-csv.ts'

const columns = { date: 'Date', description: 'Description', points: 'Points', reference: 'Reference' }

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
  statementCsv([line(description, more)], columns)
    .slice(0, -2)
    .split('\r\n')
    .slice(1)
    .join('\r\n')

describe('the statement as a file', () => {
  test('begins with a byte order mark and the names of its columns, and every record ends its line', () => {
    expect(statementCsv([line('A coffee'), line('A tea', { pointsInt: 150 })], columns)).toBe(
      '\uFEFFDate,Description,Points,Reference\r\n' +
        '2026-11-19T09:00:00.000Z,A coffee,-400,1841\r\n' +
        '2026-11-19T09:00:00.000Z,A tea,150,1841\r\n',
    )
  })

  test('of nobody’s points is its header', () => {
    expect(statementCsv([], columns)).toBe('\uFEFFDate,Description,Points,Reference\r\n')
  })

  test.each([
    ['a comma', 'Any hot drink, Copperpot', '"Any hot drink, Copperpot"'],
    ['quotation marks', 'The "big" one', '"The ""big"" one"'],
    ['a line’s end', 'One\r\ntwo', '"One\r\ntwo"'],
    ['letters of all alphabets', 'Café Ωmega 茶', 'Café Ωmega 茶'],
  ])('keeps %s together', (_goal, description, field) => {
    expect(record(description)).toBe(`2026-11-19T09:00:00.000Z,${field},-400,1841`)
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
    expect(record(description)).toBe(`2026-11-19T09:00:00.000Z,${field},-400,1841`)
  })

  test('keeps a date that it cannot read', () => {
    expect(record('A coffee', { transactionDate: 'soon' })).toBe('soon,A coffee,-400,1841')
  })

  test('is named after the day', () => {
    expect(csvFileName('points-statement', new Date('2026-11-22T23:59:00Z'))).toBe('points-statement-2026-11-22.csv')
  })
})
