import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../testing/test-sandbox.ts'
import { isSensitiveExchange } from './exchange.ts'

type Schemas = components['schemas']
type Exchanged = Schemas['RewardExchange'] & Partial<Schemas['Problem']>

let sandbox: TestSandbox
let spend: Schemas['Reward'][]

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  spend = []
  for (let offset = 0, hasMore = true; hasMore; offset += 100) {
    const page = await sandbox.call<Schemas['RewardPage']>(
      `/api/discoveries/rewards/public?viewingRegion=GB&limit=100&offset=${offset}&enableVariantGrouping=true`,
    )
    spend.push(...page.body.rewards)
    hasMore = page.body.paging.hasMore
  }
})
afterAll(() => sandbox.close())

/** A reward of the catalogue that is right for the test, whichever it is. */
function rewardWhere(matches: (reward: Schemas['Reward']) => boolean): Schemas['Reward'] & { cost: number } {
  const found = spend.find(matches)
  if (found?.cost === undefined) throw new Error('the sample catalogue has no such reward')
  return { ...found, cost: found.cost }
}

const isPlain = ({ redemptionType, availability, variants }: Schemas['Reward']) =>
  redemptionType === 'QR_CODE' && availability === 'AVAILABLE' && variants === undefined

async function usable(member: TestMember): Promise<number> {
  return (await member.call<{ usable: number }>('/api/balances')).body.usable
}

async function vouchers(member: TestMember): Promise<number> {
  return (await member.call<Schemas['VoucherPage']>('/api/vouchers')).body.total
}

describe('spending points on a voucher', () => {
  test('costs its price, is in the list first, and is in the ledger [API-39, VCH-01]', async () => {
    const member = await sandbox.member('gb.member')
    const reward = rewardWhere(isPlain)
    const before = await usable(member)
    const { status, body } = await member.exchange<Exchanged>(reward.rewardId)
    expect(status).toBe(200)
    const [voucher] = body.vouchers
    expect(voucher?.content.title).toBe(reward.content.title)
    expect(voucher?.image).toBe(`${sandbox.origin}/images/voucher-qr/${voucher?.code}`)
    expect(await usable(member)).toBe(before - reward.cost)
    const list = await member.call<Schemas['VoucherPage']>('/api/vouchers')
    expect(list.body.vouchers[0]).toEqual(voucher)
    expect(list.body.total).toBe(15)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('fifty clicks at once spend what there is and not a point more', async () => {
    const reward = rewardWhere(isPlain)
    const affordable = 7
    const member = await sandbox.member('gb.empty', { points: reward.cost * affordable + 1 })
    const replies = await Promise.all(Array.from({ length: 50 }, () => member.exchange<Exchanged>(reward.rewardId)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(affordable)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(50 - affordable).fill('422 INSUFFICIENT_POINTS'),
    )
    expect(await usable(member)).toBe(1)
    expect(await vouchers(member)).toBe(affordable)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('a limited reward is never oversold, whoever comes at once [ERR-19]', async () => {
    const limited = await limitedReward()
    const members = await Promise.all(
      Array.from({ length: 5 }, () => sandbox.member('gb.empty', { points: 2_000_000 }, { stepUp: true })),
    )
    const clicks = Array.from({ length: limited.stock + 10 }, (_, index) => index)
    const replies = await Promise.all(
      members.flatMap((member, which) =>
        clicks
          .filter((click) => click % members.length === which)
          .map(() => member.exchange<Exchanged>(limited.rewardId)),
      ),
    )
    const results = replies.map(({ status, body }) => (status === 200 ? 'got it' : `${status} ${body.code}`))
    expect(results.filter((result) => result === 'got it')).toHaveLength(limited.stock)
    expect(results.filter((result) => result === '422 OUT_OF_STOCK')).toHaveLength(10)
    const shown = await sandbox.call<Schemas['Reward']>(
      `/api/rewards/spend/${limited.rewardId}/public?viewingRegion=GB`,
    )
    expect(shown.body.availability).toBe('SOLD_OUT')
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('a member takes a variant of a reward at the price of that variant', async () => {
    const parent = rewardWhere(
      ({ redemptionType, variants, availability }) =>
        redemptionType === 'QR_CODE' && availability === 'AVAILABLE' && (variants ?? []).length > 1,
    )
    const [, variant] = parent.variants ?? []
    const member = await sandbox.member('gb.empty', { points: 1_000_000 })
    const body = { rewardId: variant?.rewardId, rewardParentId: parent.rewardId }
    expect((await member.call('/api/exchanges', { json: body })).status).toBe(200)
    expect(await usable(member)).toBe(1_000_000 - (variant?.cost ?? 0))
    const wrongParent = await member.call<Exchanged>('/api/exchanges', { json: { ...body, rewardParentId: '1' } })
    expect(wrongParent.status).toBe(404)
    const noVariant = await member.exchange<Exchanged>(parent.rewardId)
    expect([noVariant.status, noVariant.body.code]).toEqual([422, 'VARIANT_REQUIRED'])
  })

  test('what cannot be had is refused with its reason and costs nothing', async () => {
    const member = await sandbox.member('gb.low')
    const refusals: [string, number, string | undefined][] = [
      ['nosuchreward', 404, 'NOT_FOUND'],
      [rewardWhere(({ redemptionType }) => redemptionType === 'PHYSICAL_SPARKLES').rewardId, 422, 'NOT_EXCHANGEABLE'],
      [rewardWhere((reward) => isPlain(reward) && (reward.cost ?? 0) > 150).rewardId, 422, 'INSUFFICIENT_POINTS'],
    ]
    for (const [rewardId, status, code] of refusals) {
      const reply = await member.exchange<Exchanged>(rewardId)
      expect([rewardId, reply.status, reply.body.code]).toEqual([rewardId, status, code])
    }
    expect(await usable(member)).toBe(150)
  })

  test('a member of another region does not find a British reward [DIS-19]', async () => {
    const british = rewardWhere((reward) => isPlain(reward) && reward.content.tags.includes('region.GB'))
    const american = await sandbox.member('us.member')
    expect((await american.exchange(british.rewardId)).status).toBe(404)
  })
})

describe('one intent, one debit', () => {
  test('the same key sent ten times at once spends once and answers alike', async () => {
    const member = await sandbox.member('gb.member')
    const reward = rewardWhere(isPlain)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => member.exchange<Exchanged>(reward.rewardId, 'intent-0001')),
    )
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await vouchers(member)).toBe(15)
    expect(await usable(member)).toBe(24_650 - reward.cost)
  })

  test('the same key with another body is refused; another member may use the key', async () => {
    const [first, second] = spend.filter(isPlain)
    const member = await sandbox.member('gb.member')
    const other = await sandbox.member('gb.member')
    expect((await member.exchange(first?.rewardId ?? '', 'intent-0002')).status).toBe(200)
    const reused = await member.exchange<Exchanged>(second?.rewardId ?? '', 'intent-0002')
    expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await other.exchange(second?.rewardId ?? '', 'intent-0002')).status).toBe(200)
    expect(await vouchers(member)).toBe(15)
  })

  test('a refusal is answered again too', async () => {
    const member = await sandbox.member('gb.one')
    const reward = rewardWhere(isPlain)
    const first = await member.exchange<Exchanged>(reward.rewardId, 'intent-0003')
    const second = await member.exchange<Exchanged>(reward.rewardId, 'intent-0003')
    expect(first.body.code).toBe('INSUFFICIENT_POINTS')
    expect([second.status, second.body]).toEqual([first.status, first.body])
  })

  test('a connection that breaks after the work costs once when the call is sent again', async () => {
    const member = await sandbox.member('gb.member')
    const reward = rewardWhere(isPlain)
    await sandbox.call('/_sandbox/faults', {
      json: { operationId: 'exchangeReward', member: member.email, drop: 'after' },
    })
    await expect(member.exchange(reward.rewardId, 'intent-0004')).rejects.toThrow('fetch failed')
    expect((await member.exchange(reward.rewardId, 'intent-0004')).status).toBe(200)
    expect(await usable(member)).toBe(24_650 - reward.cost)
    expect(await vouchers(member)).toBe(15)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('starting to earn twice with one key leads to one tracked address [API-34, RDM-23]', async () => {
    const member = await sandbox.member('gb.member')
    const earn = await member.call<Schemas['RewardPage']>('/api/discoveries/rewards/earn?viewingRegion=GB&limit=100')
    const affiliate = earn.body.rewards.find(({ earnType }) => earnType === 'AWIN')
    const redeem = () =>
      member.call<{ trackingUrl: string }>('/api/redemptions', {
        json: { rewardId: affiliate?.rewardId },
        headers: { 'idempotency-key': 'intent-0005' },
      })
    const [first, second] = [await redeem(), await redeem()]
    expect(first.status).toBe(200)
    expect(second.body.trackingUrl).toBe(first.body.trackingUrl)
    const { body: stored } = await sandbox.call<{ redemptions: unknown[] }>(`/_sandbox/members/${member.email}`)
    expect(stored.redemptions).toHaveLength(1)
  })
})

/** The reward with the smallest stock, and how much of it is left: found by what a rich member can still get. */
async function limitedReward(): Promise<{ rewardId: string; stock: number }> {
  const { createCatalogue } = await import('../sample-data/create-catalogue.ts')
  const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })
  const limited = catalogue.spend
    .flatMap(({ stock, reward }) =>
      stock !== null &&
      stock > 0 &&
      stock < 100 &&
      spend.some((seen) => seen.rewardId === reward.rewardId && isExchangeable(seen))
        ? [{ rewardId: reward.rewardId, stock }]
        : [],
    )
    .toSorted((one, other) => one.stock - other.stock)
  const [smallest] = limited
  if (smallest === undefined) throw new Error('the sample catalogue has no limited reward')
  return smallest
}

function isExchangeable({ redemptionType = 'SIMPLE_LINK', variants }: Schemas['Reward']): boolean {
  return (
    variants === undefined && ['QR_CODE', 'BARCODE_128', 'WINES_VOUCHER', 'VOUCHER_PLUS_URL'].includes(redemptionType)
  )
}

test.each([
  [undefined, false],
  [9_999, false],
  [10_000, true],
  [10_001, true],
])('an exchange of %s points needs a step-up: %s [STP-06]', (cost, isSensitive) => {
  expect(isSensitiveExchange(cost === undefined ? {} : { cost })).toBe(isSensitive)
})
