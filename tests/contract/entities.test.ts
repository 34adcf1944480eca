import type { JsonObject, RestHost } from '@clubhouse/schemas/load-document'
import { describe, expect, test } from 'vitest'
import { contractOperations, documents, resolverOf } from './operations.ts'

/** The fields of a named schema; `of` a part leads there, such as `content.brandDetails`. */
function fieldsOf(host: RestHost, path: string): string[] {
  return Object.keys((schemaAt(host, path)['properties'] ?? {}) as JsonObject)
}

function valuesOf(host: RestHost, path: string): unknown {
  return schemaAt(host, path)['enum']
}

function schemaAt(host: RestHost, path: string): JsonObject {
  const [name = '', ...parts] = path.split('.')
  const resolve = resolverOf(host)
  let schema = resolve({ $ref: `#/components/schemas/${name}` })
  for (const part of parts) {
    const next = part === '[]' ? schema['items'] : ((schema['properties'] ?? {}) as JsonObject)[part]
    if (next === undefined) throw new Error(`${path} has no ${part}`)
    schema = resolve(next as JsonObject)
  }
  return schema
}

describe('what the specification says that things have', () => {
  test.each<[what: string, host: RestHost, path: string, fields: string]>([
    ['a linked account [ENT-01]', 'club', 'LinkedAccount', 'partnerCode partnerUserId'],
    ['a balance in its first shape [ENT-03]', 'club', 'PointsBalance', 'current usable'],
    ['a balance in its second shape [ENT-03]', 'club', 'CurrencyBalances.[]', 'currency balance'],
    [
      'a profile [ENT-04]',
      'club',
      'Profile',
      'firstName lastName email mobile country postcode state redUserId dateOfBirth memberSupplierIds complete appState channel createdAt linkedAccountsState marketingEmail marketingSms marketingTel notifications termsVersion optOutPrefAlcohol optOutPrefGambling restrictAlcoholGambling points',
    ],
    [
      'a reward [ENT-05]',
      'club',
      'Reward',
      'rewardId rewardParentId campaignId cost redemptionType redemptionUrl earnType earnUrl accessLevel subscriptionPlanId variants content',
    ],
    ['an option of a reward [ENT-05]', 'club', 'RewardVariant', 'rewardId cost content'],
    ['the words of an option [ENT-05]', 'club', 'RewardVariant.content', 'variantLabel location'],
    [
      'the words of a reward [ENT-06]',
      'club',
      'RewardContent',
      'title lead description body imageUrl slug location dateAndTime categories tags badge bulletPoints brandDetails redemption redeemButtonTextOverride pointsTextOverride termsAndConditions termsUrl partner',
    ],
    [
      'the brand of a reward [ENT-06]',
      'club',
      'RewardContent.brandDetails',
      'id brandName brandLogo slug requiresBrandPage',
    ],
    ['the partner of a reward [ENT-06]', 'club', 'RewardContent.partner', 'descriptor partnerName partnerLogo'],
    ['a reward group [ENT-10]', 'club', 'RewardGroup', 'id description reference status validFrom validTo rewards'],
    ['a reward of a group [ENT-10]', 'club', 'GroupReward', 'rewardId rewardParentId name content cost type'],
    ['a page of favourites [ENT-11]', 'club', 'FavouritePage', 'rewards paging'],
    ['how a page of favourites goes on [ENT-11]', 'club', 'FavouritePage.paging', 'offset limit hasMore'],
    ['a favourite [ENT-11]', 'club', 'FavouritePage.rewards.[]', 'rewardId type title logoUrl'],
    ['a page of rewards [ENT-12]', 'club', 'RewardPage', 'paging rewards'],
    ['a checkout session [ENT-13]', 'b2c', 'CheckoutSession', 'clientSecret'],
    ['a new subscription [ENT-13]', 'b2c', 'SubscriptionCreated', 'planId'],
    ['a page of vouchers [API-38] [VCH-02]', 'club', 'VoucherPage', 'vouchers total offset limit moreAvailable'],
    ['a voucher [VCH-01]', 'club', 'Voucher', 'voucherId code image url validFrom validTo content'],
    [
      'an order [ORD-01]',
      'club',
      'Order',
      'orderId rewardId redemptionType status content cost deliveryAddress createdDate trackingUrl giftMessage voyagesBooking',
    ],
    [
      'the booking of a voyage [ORD-03]',
      'club',
      'Order.voyagesBooking',
      'bookingReference cabinNumber deckNumber email firstName lastName phoneNumber',
    ],
    [
      'a statement line [ACT-07]',
      'club',
      'StatementPage.statements.[]',
      'statementLineId transactionDate description pointsInt',
    ],
    [
      'a plan [SUB-31]',
      'b2c',
      'Plan',
      'id name cost frequency features primaryColor nameTextPrimaryColor featuresDescription',
    ],
    ['a subscription [SUB-32]', 'b2c', 'Subscription', 'id planId status reasonText'],
    [
      'a card-programme member [CCD-37]',
      'club',
      'CardMember',
      'partnerUserId accountStatus firstName lastName email cardLinks',
    ],
    [
      'a card link [CCD-37]',
      'club',
      'CardMember.cardLinks.[]',
      'cardLinkPartnerUserId partnerUserId linkedDateTime anniversaryDateTime cancelledDateTime cardType',
    ],
  ])('%s', (_what, host, path, fields) => {
    expect(fieldsOf(host, path)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  test.each<[what: string, host: RestHost, path: string, values: string]>([
    ['partners [ENT-02]', 'club', 'CurrencyBalances.[].currency', 'VRED BILTREWARDS VAA SYF'],
    [
      'types of a reward in a group [ENT-07]',
      'club',
      'GroupReward.type',
      'qr_code Barcode-128 wines_fulfilment wines_voucher physical_sparkles digital_fulfilment simple_link voucher_plus_url donation_link trains redsky_search voyages_fulfilment',
    ],
    [
      'types of redemption [ENT-08]',
      'club',
      'Reward.redemptionType',
      'DIGITAL_FULFILMENT QR_CODE BARCODE_128 WINES_VOUCHER VOUCHER_PLUS_URL WINES_FULFILMENT PHYSICAL_SPARKLES SIMPLE_LINK DONATION_LINK VOYAGES_FULFILMENT TRAINS_ORDER REDSKY_SEARCH',
    ],
    [
      'types of earning [ENT-09]',
      'club',
      'Reward.earnType',
      'OFFSITE_LINK_STANDARD COLLINSON AWIN OFFSITE_LINK_OCTOPUS INLINE_TIPPING',
    ],
    ['states of a group [ENT-10]', 'club', 'RewardGroup.status', 'ACTIVE LOCKED USED EXPIRED'],
    [
      'states of an order [ORD-02]',
      'club',
      'Order.status',
      'PENDING PROCESSING DISPATCHED DELIVERED CONFIRMED CANCELLED',
    ],
    ['states of a subscription [SUB-32]', 'b2c', 'Subscription.status', 'ACTIVE CANCELED'],
  ])('the %s are exactly those of the specification', (_what, host, path, values) => {
    expect(new Set(valuesOf(host, path) as string[])).toEqual(new Set(values.split(' ')))
  })

  test('favourites are nine at most [ENT-11] [WSH-05]', () => {
    expect(schemaAt('club', 'FavouritePage.rewards')['maxItems']).toBe(9)
  })
})

describe('how calls are made', () => {
  test('there is a main API, one for brands, one for /v1 and one for referrals [API-01] [CON-33]', () => {
    const bases = [...documents].map(([host, document]) => [host, (document['servers'] as { url: string }[])[0]?.url])
    expect(Object.fromEntries(bases)).toEqual({
      club: '/api',
      discovery: '/discovery',
      b2c: '/b2c',
      referral: '/referrals',
    })
    for (const { host, path } of contractOperations) expect(path.startsWith('/v1/'), path).toBe(host === 'b2c')
  })

  test('everything that is sent and answered is JSON [API-02]', () => {
    const media = new Set<string>()
    for (const document of documents.values()) {
      JSON.stringify(document, (key, value: unknown) => {
        if (
          key === 'content' &&
          typeof value === 'object' &&
          value !== null &&
          !('type' in value) &&
          !('$ref' in value)
        )
          for (const type of Object.keys(value)) if (type.includes('/')) media.add(type)
        return value
      })
    }
    expect([...media]).toEqual(['application/json'])
  })

  test('every discovery call says the region that is looked at [API-04] [DIS-22]', () => {
    const discovery = contractOperations.filter(
      ({ path }) => path.includes('/discoveries/') || path.startsWith('/rewards/'),
    )
    expect(discovery.length).toBeGreaterThan(10)
    for (const { id, parameters } of discovery)
      expect(
        parameters.find(({ name }) => name === 'viewingRegion'),
        id,
      ).toMatchObject({ place: 'query', isRequired: true })
  })

  test('a reward of a group is read by the group and its own id [API-28] [API-44]', () => {
    const operation = contractOperations.find(({ id }) => id === 'getRewardGroupReward')
    expect(operation?.path).toBe('/reward-groups/{groupId}/rewards/{rewardId}')
  })
})
