import type { StatementPage } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { nextStatementOffset } from './statement.ts'

const line = { statementLineId: '1', transactionDate: '2026-11-19T10:00:00Z', description: 'A coffee', pointsInt: -400 }
const page = (offset: number, limit: number, total: number, statements = [line]): StatementPage => ({
  statements,
  offset,
  limit,
  total,
})

test.each([
  ['after the first page', page(0, 20, 64), 20],
  ['after the page before the last', page(40, 20, 64), 60],
  ['nowhere after the last page', page(60, 20, 64), undefined],
  ['nowhere when the last page is full', page(40, 20, 60), undefined],
  ['after the lines that the server was willing to give', page(20, 10, 64), 30],
  ['nowhere when there is no line', page(0, 20, 0, []), undefined],
  ['nowhere when a page is empty, whatever it promises', page(20, 20, 64, []), undefined],
  ['nowhere when pages have no length', page(0, 0, 64), undefined],
])('the next page begins %s [ACT-02] [ACT-07]', (_goal, last, offset) => {
  expect(nextStatementOffset(last)).toBe(offset)
})
