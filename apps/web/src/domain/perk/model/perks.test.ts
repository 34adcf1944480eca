import type { RewardGroup } from '@clubhouse/rest-client/club'
import { describe, expect, test } from 'vitest'
import { perkReference, perksOfYear, perksProgress, unlockedCount } from './perks.ts'

const now = new Date('2026-06-01T12:00:00Z')
const year = { start: new Date('2026-03-01T09:30:00Z'), end: new Date('2027-03-01T09:30:00Z') }
const group = (
  reference: string,
  status: RewardGroup['status'],
  validFrom: string,
  validTo = `${Number(validFrom.slice(0, 4)) + 1}-02-28T23:59:59Z`,
): RewardGroup => ({
  id: `${reference}-${validFrom}`,
  description: '',
  reference,
  status,
  validFrom,
  validTo,
  rewards: [],
})
const ofYear = (reference: string, status: RewardGroup['status'], from: number) =>
  group(reference, status, `${from}-03-01T09:30:00Z`)

describe('a card member has, of this year', () => {
  test.each<[string, RewardGroup[], string]>([
    ['two locked places while there is no group', [], '15K LOCKED, 30K LOCKED'],
    ['what there is a group of, and a place', [ofYear('30K', 'ACTIVE', 2026)], '15K LOCKED, 30K ACTIVE'],
    ['a place when only last year has a group', [ofYear('15K', 'USED', 2025)], '15K LOCKED, 30K LOCKED'],
    ['a place when only next year has one', [ofYear('15K', 'LOCKED', 2027)], '15K LOCKED, 30K LOCKED'],
    [
      'the newest of several groups, in whatever order they came',
      [
        group('15K', 'USED', '2025-08-01T00:00:00Z', '2026-08-01T00:00:00Z'),
        ofYear('15K', 'ACTIVE', 2026),
        ofYear('15K', 'USED', 2025),
      ],
      '15K ACTIVE, 30K LOCKED',
    ],
    [
      'what has expired since the year began',
      [group('15K', 'EXPIRED', '2026-03-02T00:00:00Z', '2026-05-01T00:00:00Z')],
      '15K EXPIRED, 30K LOCKED',
    ],
    [
      'nothing of what expired before it began',
      [group('15K', 'EXPIRED', '2026-02-01T00:00:00Z', '2026-05-01T00:00:00Z')],
      '15K LOCKED, 30K LOCKED',
    ],
    [
      'a group of a calendar year while that lasts',
      [group('15K', 'USED', '2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z')],
      '15K USED, 30K LOCKED',
    ],
  ])('%s [CCD-29]', (_what, groups, wanted) => {
    expect(listed(perksOfYear(groups, { year }, now))).toBe(wanted)
  })

  test('the places also when no card is linked any more [CCD-29]', () => {
    expect(listed(perksOfYear([], { year: undefined }, now))).toBe('15K LOCKED, 30K LOCKED')
  })
})

test('a member who is not in the card programme has no places [CCD-29]', () => {
  expect(perksOfYear([], undefined, now)).toEqual([])
  expect(listed(perksOfYear([ofYear('15K', 'ACTIVE', 2026)], undefined, now))).toBe('15K ACTIVE')
})

test.each(['60K', '15k', '', 'constructor'])('an unknown perk reference "%s" throws [ERR-45] [CCD-36]', (reference) => {
  expect(() => perkReference(reference)).toThrow(`Unknown perk reference ${reference}`)
  // Also when it is of another year.
  expect(() => perksOfYear([ofYear(reference, 'USED', 2020)], { year }, now)).toThrow('Unknown perk reference')
})

test.each<[RewardGroup['status'], RewardGroup['status'], number, number]>([
  ['LOCKED', 'LOCKED', 0, 10],
  ['ACTIVE', 'LOCKED', 1, 50],
  ['USED', 'LOCKED', 1, 50],
  ['EXPIRED', 'LOCKED', 1, 50],
  ['EXPIRED', 'ACTIVE', 2, 88],
  ['USED', 'USED', 2, 88],
])(
  '%s and %s count as %d unlocked: the bar is at %d [CCD-30] [CCD-33] [CON-42]',
  (first, second, unlocked, percent) => {
    const perks = perksOfYear([ofYear('15K', first, 2026), ofYear('30K', second, 2026)], { year }, now)
    expect(unlockedCount(perks)).toBe(unlocked)
    expect(perksProgress(unlocked)).toBe(percent)
  },
)

function listed(perks: ReturnType<typeof perksOfYear>): string {
  return perks.map(({ reference, status }) => `${reference} ${status}`).join(', ')
}
