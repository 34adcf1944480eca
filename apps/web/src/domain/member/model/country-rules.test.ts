import { expect, test } from 'vitest'
import { hasCreditCard, hasReferAFriend, listsReferAFriend } from './country-rules.ts'

test.each([
  ['GB', { card: false, referral: true, listed: true }],
  ['US', { card: true, referral: false, listed: false }],
  ['FR', { card: false, referral: false, listed: false }],
  [undefined, { card: false, referral: false, listed: false }],
])('a member of %s is offered %o [CON-04] [CON-10] [REG-15]', (country, offered) => {
  expect({
    card: hasCreditCard(country),
    referral: hasReferAFriend(country),
    listed: listsReferAFriend(country),
  }).toEqual(offered)
})

test.each(['GB', 'US', 'FR', undefined])(
  'under the other policy the side navigation lists refer a friend for nobody, such as of %s [CON-10]',
  (country) => {
    expect(listsReferAFriend(country, 'hideForAll')).toBe(false)
  },
)
