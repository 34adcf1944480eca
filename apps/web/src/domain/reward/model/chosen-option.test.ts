import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { chosenOption, withOption } from './chosen-option.ts'

const { content } = fixture('club', 'Reward')
const rover = fixture('club', 'Reward', {
  rewardId: '100180',
  cost: 1100,
  content: { ...content, title: 'Rover ticket', location: 'Northmoor' },
  variants: [
    { rewardId: '10018001', cost: 2200, content: { variantLabel: 'Adult' } },
    { rewardId: '10018002', cost: 1100, content: { variantLabel: 'Child', location: 'Platform 2' } },
  ],
})

test('a chosen option gives the reward its id, cost and label [RWD-17]', () => {
  const adult = withOption(rover, '10018001')
  expect(adult).toMatchObject({
    rewardId: '10018001',
    rewardParentId: '100180',
    cost: 2200,
    content: { title: 'Rover ticket, Adult', location: 'Northmoor' },
  })
  expect(adult.variants).toBeUndefined()
})

test('an option may be somewhere else [RWD-17]', () => {
  expect(withOption(rover, '10018002').content.location).toBe('Platform 2')
})

test.each([undefined, '', '100180', '999'])('the reward stays as it is while %j is chosen [RWD-16]', (id) => {
  expect(withOption(rover, id)).toBe(rover)
})

test.each([
  ['none of several [RWD-16]', rover, [null, '100180'], undefined],
  ['the one that the address names', rover, [null, '10018002'], '10018002'],
  ['the one that was picked before the one that the address names', rover, ['10018001', '10018002'], '10018001'],
  ['none when the one asked for does not exist', rover, ['junk', '100180'], undefined],
  ['the only one', { ...rover, variants: rover.variants?.slice(0, 1) }, [null, '100180'], '10018001'],
  ['none where there is none', { ...rover, variants: undefined }, ['10018001', '100180'], undefined],
])('%s is chosen', (_goal, { variants, ...reward }, asked, chosen) => {
  expect(chosenOption({ ...reward, ...(variants && { variants }) }, asked)).toBe(chosen)
})
