import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { type ListState, listTiles, rewardTiles, tileKey } from './tiles.ts'

const rewards = (count: number) =>
  Array.from({ length: count }, (_, index) => fixture('club', 'Reward', { rewardId: String(index + 1) }))
const list: ListState = { kind: 'SPEND', rewards: rewards(9), audience: 'member', isWhole: false, isFiltered: false }

test.each<[goal: string, state: Partial<ListState>, tiles: string]>([
  ['a member sees rewards', {}, '1 2 3 4 5 6 7 8 9'],
  ['so does a visitor at first', { audience: 'visitor' }, '1 2 3 4 5 6 7 8 9'],
  [
    'a visitor who looks further is invited to log in',
    { audience: 'visitor', rewards: rewards(18) },
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 loginCta 16 17 18',
  ],
  [
    'a visitor’s short list ends with that',
    { audience: 'visitor', rewards: rewards(2), isWhole: true },
    '1 2 loginCta',
  ],
  ['the end leads to the other list', { rewards: rewards(2), isWhole: true }, '1 2 cta'],
  [
    'the end of a filtered list leads back as well',
    { rewards: rewards(2), isWhole: true, isFiltered: true },
    '1 2 doubleCta',
  ],
])('%s [DIS-23]', (_goal, state, tiles) => {
  expect(
    listTiles({ ...list, ...state })
      .map(tileKey)
      .join(' '),
  ).toBe(tiles)
})

test.each([
  ['SPEND', 'EARN', 'reward'],
  ['EARN', 'SPEND', 'earn'],
] as const)('the %s list has tiles of its own and leads to the %s list [DIS-23]', (kind, leadsTo, type) => {
  const [tile, end] = listTiles({ ...list, kind, rewards: rewards(1), isWhole: true })
  expect(tile?.type).toBe(type)
  expect(end).toEqual({ type: 'cta', leadsTo })
})

test('a brand’s page has rewards only', () => {
  expect(rewardTiles('EARN', rewards(2)).map(({ type }) => type)).toEqual(['earn', 'earn'])
})
