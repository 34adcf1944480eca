import { randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import { createCatalogue, type Reward } from '../../sample-data/create-catalogue.ts'

type Schemas = components['schemas']
type Exchanged = Schemas['RewardExchange'] & Partial<Schemas['Problem']>
type Promoted = Schemas['PromotionRedemption'] & Partial<Schemas['Problem']>

const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

function spendReward(matches: (reward: Reward & { cost: number }) => boolean) {
  const found = catalogue.spend
    .map(({ reward }) => ({ ...reward, cost: reward.cost ?? 0 }))
    .find(
      (reward) =>
        reward.accessLevel === 'PUBLIC' &&
        reward.content.tags.every((tag) => tag !== 'region.US' && !tag.startsWith('visibility.')) &&
        matches(reward),
    )
  if (found === undefined) throw new Error('The catalogue has no such reward')
  return found
}

async function usable(member: TestMember): Promise<number> {
  return (await member.call<{ usable: number }>('/api/balances')).body.usable
}

async function refusalOf(reply: Promise<{ status: number; body: Partial<Schemas['Problem']> }>) {
  const { status, body } = await reply
  return [status, body.code]
}

describe('exchanging points for a voucher', () => {
  test.each([
    ['QR_CODE', false],
    ['BARCODE_128', false],
    ['WINES_VOUCHER', true],
    ['VOUCHER_PLUS_URL', true],
  ] as const)(
    '%s answers a voucher, with an address to use it at: %s [RDM-07] [RDM-08] [GAP-07]',
    async (type, hasUrl) => {
      const reward = spendReward(
        ({ redemptionType, cost, variants, subscriptionPlanId, availability }) =>
          redemptionType === type &&
          cost < 10_000 &&
          variants === undefined &&
          subscriptionPlanId === undefined &&
          availability === 'AVAILABLE',
      )
      const member = await sandbox.member('gb.empty', { points: 10_000 })
      const { status, body } = await member.exchange<Exchanged>(reward.rewardId)
      expect(status).toBe(200)
      expect(body.vouchers[0]?.url).toBe(hasUrl ? reward.redemptionUrl : undefined)
      const { redemptionType, termsAndConditions } = body.vouchers[0]?.content ?? {}
      expect([redemptionType, termsAndConditions]).toEqual([reward.redemptionType, reward.content.termsAndConditions])
      expect(await usable(member)).toBe(10_000 - reward.cost)
      const { body: page } = await member.call<Schemas['VoucherPage']>('/api/vouchers')
      expect(page.vouchers).toEqual(body.vouchers)
      expect((await sandbox.ledger()).violations).toEqual([])
    },
  )

  test('what cannot be had is refused with its code and costs nothing [ERR-19]', async () => {
    const member = await sandbox.member('gb.empty', { points: 900_000 }, { stepUp: true })
    const isVoucher = ({ redemptionType = 'SIMPLE_LINK' }: Reward) =>
      ['QR_CODE', 'BARCODE_128', 'WINES_VOUCHER', 'VOUCHER_PLUS_URL'].includes(redemptionType)
    const refusals: [string, string][] = [
      [spendReward((reward) => isVoucher(reward) && reward.availability === 'SOLD_OUT').rewardId, 'CILR'],
      [
        spendReward((reward) => isVoucher(reward) && reward.subscriptionPlanId !== undefined).rewardId,
        'SUBSCRIPTION_REQUIRED',
      ],
      [spendReward(({ redemptionType }) => redemptionType === 'DONATION_LINK').rewardId, 'NOT_EXCHANGEABLE'],
      [spendReward(({ redemptionType }) => redemptionType === 'SIMPLE_LINK').rewardId, 'NOT_EXCHANGEABLE'],
    ]
    for (const [rewardId, code] of refusals)
      expect([rewardId, ...(await refusalOf(member.exchange<Exchanged>(rewardId)))]).toEqual([rewardId, 422, code])
    expect(await usable(member)).toBe(900_000)
  })

  test.each(['gb.subscriber', 'gb.lapsed'])('%s has what is for subscribers [CON-51]', async (from) => {
    const reward = spendReward(
      ({ subscriptionPlanId, cost, redemptionType }) =>
        subscriptionPlanId !== undefined && cost < 10_000 && redemptionType !== 'DIGITAL_FULFILMENT',
    )
    const member = await sandbox.member(from)
    expect((await member.exchange(reward.rewardId)).status).toBe(200)
  })

  test('from 10,000 points on the member must step up, and the same key is good for both tries [STP-06] [STP-07]', async () => {
    const dear = spendReward(
      ({ cost, redemptionType, variants, availability, subscriptionPlanId }) =>
        cost >= 10_000 &&
        redemptionType === 'VOUCHER_PLUS_URL' &&
        variants === undefined &&
        availability === 'AVAILABLE' &&
        subscriptionPlanId === undefined,
    )
    const member = await sandbox.member('gb.empty', { points: dear.cost })
    expect(await refusalOf(member.exchange<Exchanged>(dear.rewardId, 'step-up-1'))).toEqual([406, 'STEP_UP_REQUIRED'])
    expect(await usable(member)).toBe(dear.cost)
    const steppedUp = await sandbox.signIn(member.email, member.password, { stepUp: true })
    expect((await steppedUp.exchange(dear.rewardId, 'step-up-1')).status).toBe(200)
    expect(await usable(member)).toBe(0)
  })

  test('a reward of a group is had through that group alone, once [RWD-13] [RWD-28]', async () => {
    const member = await sandbox.member('gb.member')
    const [first = '', second = ''] = catalogue.spend
      .filter(({ reward }) => reward.rewardParentId === '900500')
      .map(({ reward }) => reward.rewardId)
    const exchange = (by: TestMember, rewardId: string, rewardParentId?: string) =>
      by.call<Exchanged>('/api/exchanges', { json: { rewardId, rewardParentId } })
    expect(await refusalOf(exchange(member, first))).toEqual([404, 'NOT_FOUND'])
    expect(await refusalOf(exchange(member, first, '900150'))).toEqual([404, 'NOT_FOUND'])
    expect(await refusalOf(exchange(await sandbox.member('gb.empty'), first, '900500'))).toEqual([404, 'NOT_FOUND'])
    const both = await Promise.all([exchange(member, first, '900500'), exchange(member, second, '900500')])
    expect(both.map(({ status, body }) => body.code ?? String(status)).toSorted()).toEqual(['200', 'UNAVAILABLE'])
    const { body } = await member.call<Schemas['RewardGroups']>('/api/reward-groups')
    expect(body.rewardGroups.map(({ status }) => status)).toEqual(['USED'])
    expect((await sandbox.ledger()).violations).toEqual([])
  })
})

describe('handing in a promotion code', () => {
  const redeem = (by: TestMember, tokenId: string, key: string = randomUUID()) =>
    by.call<Promoted>('/api/redemptions/promotion', { json: { tokenId }, headers: { 'idempotency-key': key } })

  test.each(['WELCOME500', ' welcome500 '])('"%s" adds its points at once [PRM-08] [API-35]', async (tokenId) => {
    const member = await sandbox.member('gb.empty')
    const { status, body } = await redeem(member, tokenId)
    expect([status, body]).toEqual([200, { pointsAdded: 500 }])
    expect(await usable(member)).toBe(5500)
    const { body: page } = await member.call<Schemas['StatementPage']>('/api/statements')
    expect(page.statements[0]).toMatchObject({ description: 'Promotion code WELCOME500', pointsInt: 500 })
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test.each([
    ['an unknown one [ERR-23] [PRM-07] [ERR-30]', 'NO-SUCH-CODE', 'NF', 'Promotion code is not valid'],
    ['one for another region [ERR-23]', 'HELLOUSA', 'VI', 'Promotion code is not valid'],
    ['one that has not begun [ERR-23]', 'CENTURY', 'VI', 'Promotion code is not valid'],
    ['an expired one [ERR-22]', 'SPRING24', 'VXP', 'The voucher has expired.'],
    ['one that is used up [ERR-21]', 'ALLGONE', 'VU', 'The voucher has already been redeemed.'],
    ['a blank one [ERR-24]', '  ', 'MPA', 'Voucher code required.'],
  ])('%s is refused and adds nothing', async (_what, tokenId, code, message) => {
    const member = await sandbox.member('gb.empty')
    const { status, body } = await redeem(member, tokenId)
    expect([status, body.code, body.message]).toEqual([422, code, message])
    expect(await usable(member)).toBe(5000)
  })

  test('a member redeems a code once, however often and fast it is sent', async () => {
    const member = await sandbox.member('gb.empty')
    const replies = await Promise.all(Array.from({ length: 5 }, () => redeem(member, 'KESTREL50')))
    expect(replies.map(({ status, body }) => body.code ?? String(status)).toSorted()).toEqual([
      '200',
      'VU',
      'VU',
      'VU',
      'VU',
    ])
    expect(await usable(member)).toBe(5050)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('a code for three members is redeemed by three, whoever comes at once', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => sandbox.member('gb.empty')))
    const replies = await Promise.all(members.map((each) => redeem(each, 'FIRST3')))
    expect(replies.map(({ status, body }) => body.code ?? String(status)).toSorted()).toEqual([
      '200',
      '200',
      '200',
      'VU',
      'VU',
    ])
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('the same key gets the first answer again', async () => {
    const member = await sandbox.member('gb.empty')
    const replies = [await redeem(member, 'KESTREL50', 'promo-0001'), await redeem(member, 'KESTREL50', 'promo-0001')]
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, { pointsAdded: 50 }],
      [200, { pointsAdded: 50 }],
    ])
    expect(await usable(member)).toBe(5050)
  })
})

describe('starting to earn', () => {
  const earnOf = (type: Reward['earnType']) =>
    catalogue.earn.find(
      ({ reward }) =>
        reward.earnType === type &&
        reward.availability === 'AVAILABLE' &&
        reward.content.tags.every((tag) => tag !== 'region.US' && !tag.startsWith('visibility.')),
    )?.reward

  test.each(['COLLINSON', 'AWIN', 'OFFSITE_LINK_STANDARD', 'OFFSITE_LINK_OCTOPUS'] as const)(
    '%s answers the partner’s address with the club’s mark [API-34] [RDM-22] [RDM-23]',
    async (type) => {
      const reward = earnOf(type)
      const member = await sandbox.member('gb.empty')
      const { status, body } = await member.call<Schemas['EarnRedemption']>('/api/redemptions', {
        json: { rewardId: reward?.rewardId },
      })
      expect(status).toBe(200)
      const address = new URL(body.trackingUrl)
      expect(address.host).toBe(new URL(reward?.earnUrl ?? '').host)
      expect(address.searchParams.get('clickref')).toMatch(/^[0-9a-f-]{36}$/)
      if (type === 'OFFSITE_LINK_OCTOPUS') expect(address.searchParams.get('member')).toBe(member.memberId)
    },
  )

  test('a reward without a partner’s address is refused [RDM-27]', async () => {
    const member = await sandbox.member('us.transfer')
    const tipping = catalogue.earn.find(({ reward }) => reward.earnType === 'INLINE_TIPPING')?.reward
    const reply = member.call<Partial<Schemas['Problem']>>('/api/redemptions', {
      json: { rewardId: tipping?.rewardId },
    })
    expect(await refusalOf(reply)).toEqual([422, 'NOT_TRACKED'])
  })
})
