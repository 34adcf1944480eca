import { describe, expect, test } from 'vitest'
import { type RegionId, regions } from '#platform/region/regions.ts'
import { menuItems } from './menu-items.ts'

const links = {
  help: 'https://help.example',
  buyPoints: 'https://sso.example/buy',
  giftPoints: 'https://sso.example/gift',
  transferPoints: 'https://sso.example/transfer',
}
const itemsOf = (country: string | undefined, region: RegionId, hasSubscription: boolean) =>
  menuItems({ country, region: regions[region], hasSubscription, rewardsTab: 'orders', links })

// Each column is a link that not everybody has.
const card = 'credit-card-hub'
const plan = 'subscription'
const friend = 'refer-a-friend'
const trade = ['buy-points', 'gift-points', 'transfer-points']
const mine = 'my-rewards'

describe('the account menu', () => {
  test.each<[string | undefined, RegionId, boolean, readonly string[]]>([
    ['GB', 'en-gb', false, [...trade, mine, friend]],
    ['GB', 'en-gb', true, [plan, ...trade, mine, friend]],
    ['GB', 'en-us', false, [...trade, mine, friend]],
    ['GB', 'en-us', true, [plan, ...trade, mine, friend]],
    ['GB', 'world', false, [friend]],
    ['GB', 'world', true, [plan, friend]],
    ['US', 'en-gb', false, [card, ...trade, mine]],
    ['US', 'en-gb', true, [card, plan, ...trade, mine]],
    ['US', 'en-us', false, [card, ...trade, mine]],
    ['US', 'en-us', true, [card, plan, ...trade, mine]],
    ['US', 'world', false, [card]],
    ['US', 'world', true, [card, plan]],
    ['FR', 'en-gb', false, [...trade, mine]],
    ['FR', 'en-gb', true, [plan, ...trade, mine]],
    ['FR', 'en-us', false, [...trade, mine]],
    ['FR', 'en-us', true, [plan, ...trade, mine]],
    ['FR', 'world', false, []],
    ['FR', 'world', true, [plan]],
    [undefined, 'en-gb', false, [...trade, mine]],
    [undefined, 'world', false, []],
  ])(
    'of a member of %s who looks at %s, subscribed: %s [SHL-14] [SHL-15] [SHL-16] [SHL-17] [SHL-18] [SHL-19] [SHL-20] [SHL-21] [SHL-22] [CON-04] [REG-15]',
    (country, region, hasSubscription, some) => {
      const always = ['account', 'activity', 'promo-codes', 'help']
      expect(
        itemsOf(country, region, hasSubscription)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([...always, ...some].toSorted())
    },
  )

  test('is in one order, with help last [CON-08]', () => {
    const order = ['account', card, plan, 'activity', 'promo-codes', ...trade, mine, friend, 'help']
    for (const country of ['GB', 'US']) {
      const ids = itemsOf(country, 'en-gb', true).map(({ id }) => id)
      expect(ids).toEqual(order.filter((id) => ids.some((each) => each === id)))
    }
  })

  test('leads out for points and help, and stays in the region for the rest, but for the card of the US [SHL-15] [SHL-19] [SHL-22] [CON-05]', () => {
    const hrefs = Object.fromEntries(itemsOf('US', 'en-gb', true).map(({ id, href }) => [id, href]))
    expect(hrefs).toEqual({
      account: '/account',
      'credit-card-hub': '/en-us/account/credit-card-hub',
      subscription: '/account/subscription',
      activity: '/activity',
      'promo-codes': '/account/promo-codes',
      'buy-points': 'https://sso.example/buy',
      'gift-points': 'https://sso.example/gift',
      'transfer-points': 'https://sso.example/transfer',
      'my-rewards': '/my-rewards/orders',
      help: 'https://help.example',
    })
    expect(itemsOf('GB', 'world', false).find(({ id }) => id === 'account')?.href).toBe('/world/account')
  })
})
