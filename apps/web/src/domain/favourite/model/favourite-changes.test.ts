import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { type FavouriteChange, isFavourite, isFull, withChanges } from './favourite-changes.ts'

const favourite = (rewardId: string) => fixture('club', 'Favourite', { rewardId })
const held = (ids: string) => ids.split('').map(favourite)

/** `+a` adds a, `-a` removes it. */
const changes = (text: string): FavouriteChange[] =>
  text
    .split(' ')
    .filter((each) => each !== '')
    .map(([sign, rewardId = '']) => ({ isWished: sign !== '-', favourite: favourite(rewardId) }))

test.each([
  ['is the server’s when nothing is under way', 'abc', '', 'abc'],
  ['begins with what is added [WSH-07]', 'abc', '+d', 'dabc'],
  ['begins with what was added last [WSH-07]', 'abc', '+d +e', 'edabc'],
  ['leaves one that is there already where it is', 'abc', '+c', 'abc'],
  ['goes without what is removed [WSH-08]', 'abc', '-b', 'ac'],
  ['takes the wishes in their order', 'abc', '-b +b', 'bac'],
  ['stays when one is removed that is not there', 'abc', '-z', 'abc'],
])('the list %s', (_what, ids, wishes, shown) => {
  const list = withChanges(held(ids), changes(wishes))
  expect(list.map(({ rewardId }) => rewardId).join('')).toBe(shown)
})

test.each([
  ['d', 'abc', '', false],
  ['b', 'abc', '', true],
  ['d', 'abc', '+d', true],
  ['b', 'abc', '-b', false],
  ['b', 'abc', '-b +b', true],
])('whether %s is a favourite of "%s" with "%s": %s [WSH-09]', (rewardId, ids, wishes, is) => {
  expect(isFavourite(rewardId, held(ids), changes(wishes))).toBe(is)
})

test.each([
  ['abcdefgh', '', false],
  ['abcdefghi', '', true],
  ['abcdefgh', '+i', true],
  ['abcdefgh', '+a', false],
  ['abcdefghi', '-a', false],
  ['abcdefghi', '-a +j', true],
])('whether "%s" with "%s" has room for no other one: %s [WSH-05] [CON-21]', (ids, wishes, is) => {
  expect(isFull(held(ids), changes(wishes))).toBe(is)
})
