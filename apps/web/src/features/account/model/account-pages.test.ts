import { expect, test } from 'vitest'
import { type AccountPage, type AccountSituation, accountPages } from './account-pages.ts'

const situation: AccountSituation = {
  country: 'GB',
  region: 'en-gb',
  hasSubscription: false,
  isSubscriptionActive: false,
}

/** The names in their order, those below a page in brackets. */
const names = (pages: readonly AccountPage[]): string =>
  pages.map(({ name, pages: below }) => (below.length === 0 ? name : `${name}(${names(below)})`)).join(' ')

test.each<[string, Partial<AccountSituation>, string]>([
  ['in GB', {}, 'personalDetails linkAccounts promoCodes referAFriendDashboard settings'],
  ['in the US', { country: 'US', region: 'en-us' }, 'personalDetails creditCardHub linkAccounts promoCodes settings'],
  ['of the US who views another region', { country: 'US' }, 'personalDetails linkAccounts promoCodes settings'],
  [
    'in GB who views the US',
    { region: 'en-us' },
    'personalDetails linkAccounts promoCodes referAFriendDashboard settings',
  ],
  ['of the world', { country: 'WORLD' }, 'personalDetails linkAccounts promoCodes settings'],
  ['whose country is not known', { country: undefined }, 'personalDetails linkAccounts promoCodes settings'],
  [
    'with an active subscription',
    { country: 'US', hasSubscription: true, isSubscriptionActive: true },
    'personalDetails subscription(cancelSubscription) linkAccounts promoCodes settings',
  ],
  [
    'with a cancelled subscription',
    { country: 'US', hasSubscription: true },
    'personalDetails subscription linkAccounts promoCodes settings',
  ],
])(
  'a member %s has the pages of the account that are theirs [ACC-01] [ACC-02] [CON-04] [CON-10]',
  (_who, own, want) => {
    expect(names(accountPages({ ...situation, ...own }))).toBe(want)
  },
)
