import type { StatementLine, StatementPage } from '@clubhouse/rest-client/club'
import { describe, expect, test } from 'vitest'
import { createRowReader } from './statement-rows.ts'

/** The day is whatever stands before the hour. */
const dayOf = (isoDate: string, locale: string) => `${locale} ${isoDate.slice(0, 10)}`

function line(statementLineId: string, transactionDate: string, pointsInt: number): StatementLine {
  return { statementLineId, transactionDate, description: `Line ${statementLineId}`, pointsInt }
}

function page(statements: StatementLine[], offset = 0): StatementPage {
  return { statements, offset, limit: 20, total: 100 }
}

const [coffee, thanks, wine, train] = [
  line('4', '2026-11-19T10:00:00Z', -400),
  line('3', '2026-11-19T09:00:00Z', 150),
  line('2', '2026-11-18T23:00:00Z', -2000),
  line('1', '2026-11-01T23:00:00Z', 230),
]
const first = page([coffee, thanks])
const second = page([wine, train], 20)

describe('the rows of a statement', () => {
  test.each([
    ['one page', [first], ['19', undefined], [0, -400]],
    ['pages that go on', [first, second], ['19', undefined, '18', '01'], [0, -400, -250, -2250]],
    [
      'a day that goes on over a page',
      [page([coffee]), page([thanks, wine], 20)],
      ['19', undefined, '18'],
      [0, -400, -250],
    ],
    ['pages that overlap', [first, page([thanks, wine], 20)], ['19', undefined, '18'], [0, -400, -250]],
    ['no line', [page([])], [], []],
  ])('%s: each day is named once, and each line counts once [ACT-01] [ACT-07]', (_goal, pages, days, newer) => {
    const rows = createRowReader(dayOf)(pages, 'en-GB')
    expect(rows.map(({ day }) => day?.slice(-2))).toEqual(days)
    expect(rows.map(({ newerPoints }) => newerPoints)).toEqual(newer)
  })

  test('a balance runs from the newest line down', () => {
    const rows = createRowReader(dayOf)([first, second], 'en-GB')
    expect(rows.map(({ newerPoints }) => 1000 - newerPoints)).toEqual([1000, 1400, 1250, 3250])
  })

  test('are the same ones when nothing has changed, and stay when a page is added', () => {
    const read = createRowReader(dayOf)
    const pages = [first]
    const rows = read(pages, 'en-GB')
    expect(read(pages, 'en-GB')).toBe(rows)
    const more = read([first, second], 'en-GB')
    expect(more[0]).toBe(rows[0])
    expect(more).toHaveLength(4)
  })

  test('begin anew when the statement has changed at its beginning, or the language', () => {
    const read = createRowReader(dayOf)
    read([first, second], 'en-GB')
    const changed = read([page([line('5', '2026-11-20T08:00:00Z', 10), coffee])], 'en-GB')
    expect(changed.map(({ line: { statementLineId } }) => statementLineId)).toEqual(['5', '4'])
    expect(changed.map(({ newerPoints }) => newerPoints)).toEqual([0, 10])
    expect(read([first], 'en-US')[0]?.day).toBe('en-US 2026-11-19')
  })

  test('of 100,000 lines name each day once more, and read each line a single time', () => {
    const calls = { days: 0 }
    const read = createRowReader((isoDate) => {
      calls.days += 1
      return isoDate.slice(0, 10)
    })
    const all = Array.from({ length: 5000 }, (_, index) =>
      page(
        Array.from({ length: 20 }, (_line, at) => line(`${index}-${at}`, `2026-11-${10 + (index % 20)}T10:00:00Z`, 1)),
        index * 20,
      ),
    )
    for (let pages = 1000; pages <= all.length; pages += 1000) read(all.slice(0, pages), 'en-GB')
    expect(calls.days).toBe(100_000)
    const rows = read(all, 'en-GB')
    expect(rows).toHaveLength(100_000)
    expect(rows.at(-1)?.newerPoints).toBe(99_999)
  })
})
