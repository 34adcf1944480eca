import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { visitorOf } from '#domain/reward/model/visibility.ts'
import { otherView, rewardsIn, toFoundRewards } from './search-results.ts'

const results = (ids: string) => ids.split('').map((rewardId) => fixture('club', 'SearchResult', { rewardId }))

test.each([
  ['both sides', 'ab', 'cd', { earn: 'ab', spend: 'cd', isEarnEmpty: false, isSpendEmpty: false }],
  ['one side only', '', 'cd', { earn: '', spend: 'cd', isEarnEmpty: true, isSpendEmpty: false }],
  ['nothing', '', '', { earn: '', spend: '', isEarnEmpty: true, isSpendEmpty: true }],
  ['each once', 'aba', '', { earn: 'ab', spend: '', isEarnEmpty: false, isSpendEmpty: true }],
])('the wire names become those of the state: %s [SRC-14] [SRC-15] [CON-37]', (_what, earn, spend, state) => {
  const found = toFoundRewards(
    { earnResults: results(earn), spendResults: results(spend) },
    visitorOf({ countryCode: 'GB' }),
  )
  const ids = (view: 'earn' | 'rewards') =>
    rewardsIn(view, found)
      .map(({ rewardId }) => rewardId)
      .join('')
  const { isEarnEmpty, isSpendEmpty } = found
  expect({ earn: ids('earn'), spend: ids('rewards'), isEarnEmpty, isSpendEmpty }).toEqual(state)
})

test('each tab has another one [SRC-04]', () => {
  expect([otherView('earn'), otherView('rewards')]).toEqual(['rewards', 'earn'])
})
