import type { RewardGroup } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { perksProgress, perkStates, unlockedCount } from './perks.ts'

const now = new Date('2026-06-01T12:00:00Z')
const group = (reference: string, status: RewardGroup['status'], year: number): RewardGroup => ({
  id: `${reference}-${year}`,
  description: '',
  reference,
  status,
  validFrom: `${year}-03-01T00:00:00Z`,
  validTo: `${year + 1}-02-28T23:59:59Z`,
  rewards: [],
})

test.each([
  ['nobody has a group', [], ['LOCKED', 'LOCKED']],
  ['the first is unlocked', [group('15K', 'ACTIVE', 2026), group('30K', 'LOCKED', 2026)], ['ACTIVE', 'LOCKED']],
  ['only last year was there', [group('15K', 'USED', 2025)], ['LOCKED', 'LOCKED']],
] as const)('when %s, the perks of this year are %j [CNT-18]', (_what, groups, wanted) => {
  expect(perkStates(groups, now).map(({ status }) => status)).toEqual(wanted)
})

test('a perk that is unknown is no perk of this app [ERR-45]', () => {
  expect(() => perkStates([group('90K', 'ACTIVE', 2026)], now)).toThrow('Unknown perk reference 90K')
})

test.each([
  [[], 0, 10],
  [[group('15K', 'USED', 2026)], 1, 50],
  [[group('15K', 'EXPIRED', 2026), group('30K', 'ACTIVE', 2026)], 2, 88],
])('%# the bar counts what was unlocked, whatever became of it [CNT-18]', (groups, unlocked, percent) => {
  expect(unlockedCount(perkStates(groups, now))).toBe(unlocked)
  expect(perksProgress(unlocked)).toBe(percent)
})
