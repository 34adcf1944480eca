import { expect, test } from 'vitest'
import { expectedDate, toPending } from './pending-points.ts'

const rows = [
  { id: '12', date: '2026-11-18T10:00:00Z', description: 'Kestrel Trains, Bristol to London', points: 230 },
  { id: '11', date: '2026-11-10T10:00:00Z', description: 'Copperpot Coffee', points: 1000 },
]

test.each([
  ['an object', { transactions: rows }, rows, 1230],
  ['rows alone', rows, rows, 1230],
  ['an object without rows', { transactions: [] }, [], 0],
  ['no rows', [], [], 0],
])('pending points come as %s; their balance is the sum [ACT-08] [CON-36]', (_shape, answer, expected, total) => {
  expect(toPending(answer)).toEqual({ rows: expected, total })
})

test.each([
  ['2026-11-13T10:00:00.000Z', '2026-12-28T10:00:00.000Z'],
  ['2027-12-01T00:00:00.000Z', '2028-01-15T00:00:00.000Z'],
])('points promised on %s are due around %s [ACT-05]', (promised, due) => {
  expect(expectedDate(promised)).toBe(due)
})
