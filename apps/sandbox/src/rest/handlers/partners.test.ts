import { randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import type { ProblemBody } from '../problem.ts'

type Balance = components['schemas']['PartnerBalance']
type PointsTransfer = components['schemas']['PointsTransfer']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const balanceOf = async (member: TestMember, partner = 'BILTREWARDS') =>
  (await member.call<Balance>(`/api/partners/${partner}/balance`)).body
const usableOf = async (member: TestMember) =>
  (await member.call<{ usable: number; current: number }>('/api/balances')).body
const transfer = (member: TestMember, points: unknown, key: string = randomUUID()) =>
  member.call<PointsTransfer & ProblemBody>('/api/partners/BILTREWARDS/transfers', {
    json: { points },
    headers: { 'idempotency-key': key },
  })
const limits = { minimum: 1000, maximum: 1_000_000, dailyMaximum: 1_000_000, leftToday: 1_000_000 }

describe('a balance at a partner', () => {
  test.each([
    ['us.transfer', 'BILTREWARDS', { currency: 'BILTREWARDS', balance: 48_000, linked: true, transfer: limits }],
    ['gb.flyer', 'VAA', { currency: 'VAA', balance: 86_300, linked: true }],
    ['us.cardholder', 'SYF', { currency: 'SYF', balance: 8450, linked: true }],
    ['gb.member', 'VAA', { currency: 'VAA', balance: 0, linked: false }],
    ['us.member', 'BILTREWARDS', { currency: 'BILTREWARDS', balance: 0, linked: false, transfer: limits }],
  ])('of %s at %s is told [API-50] [LNK-27]', async (from, partner, want) => {
    expect(await balanceOf(await sandbox.member(from), partner)).toEqual(want)
  })

  test('is that of the account under the member’s address while none is linked [CON-43]', async () => {
    const member = await sandbox.member('us.transfer')
    await fetch(
      `${sandbox.origin}/partners/rewards/callback?${new URLSearchParams({
        action: 'UNLINK',
        partner: 'BILTREWARDS',
        redirectPath: '/account/link-accounts',
        partnerCustomerId:
          (await member.call<{ accounts: { partnerUserId: string }[] }>('/api/profiles/accounts')).body.accounts[0]
            ?.partnerUserId ?? '',
      })}`,
      { method: 'POST', redirect: 'manual', body: new URLSearchParams({ password: 'Partner-Points-1' }) },
    )
    expect(await balanceOf(member)).toMatchObject({ balance: 48_000, linked: false })
  })

  test('that cannot be read is an error of the server [LNK-28]', async () => {
    const member = await sandbox.member('us.transfer')
    await sandbox.call('/_sandbox/faults', {
      json: { operationId: 'getPartnerBalance', member: member.email, status: 500 },
    })
    expect((await member.call('/api/partners/BILTREWARDS/balance')).status).toBe(500)
    expect((await balanceOf(member)).balance).toBe(48_000)
  })

  test('is asked of partners only', async () => {
    const { status } = await (await sandbox.member('gb.member')).call('/api/partners/VRED/balance')
    expect(status).toBe(400)
  })
})

describe('a transfer', () => {
  test('takes points there and gives as many here [LNK-31] [RDM-27]', async () => {
    const [member, other] = await Promise.all([sandbox.member('us.transfer'), sandbox.member('us.transfer')])
    const { status, body } = await transfer(member, 5000)
    const balance = { usable: 20_500, current: 20_500 }
    expect([status, body]).toMatchObject([200, { points: 5000, partnerBalance: 43_000, balance }])
    expect(await usableOf(member)).toEqual(balance)
    expect(await balanceOf(member)).toMatchObject({ balance: 43_000, transfer: { leftToday: 995_000 } })
    const { body: dump } = await sandbox.call<{ ledgerEntries: { kind: string; points: number }[] }>(
      `/_sandbox/members/${member.email}`,
    )
    expect(dump.ledgerEntries[0]).toMatchObject({ kind: 'transfer', points: 5000 })
    expect([(await balanceOf(other)).balance, (await usableOf(other)).usable]).toEqual([48_000, 15_500])
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test.each([
    ['us.transfer', 49_000, 422, 'INSUFFICIENT_PARTNER_POINTS'],
    ['us.member', 1000, 422, 'PARTNER_NOT_LINKED'],
    ['us.transfer', 0, 400, 'VALIDATION'],
    ['us.transfer', 500, 400, 'VALIDATION'],
    ['us.transfer', 1500, 400, 'NOT_MULTIPLE'],
    ['us.transfer', -1000, 400, 'VALIDATION'],
    ['us.transfer', 1_001_000, 400, 'VALIDATION'],
    ['us.transfer', '1000', 400, 'VALIDATION'],
    ['us.transfer', 1000.5, 400, 'VALIDATION'],
  ])('by %s of %j points is %i %s, and moves none [RDM-33] [RDM-34] [RDM-35]', async (from, points, want, code) => {
    const member = await sandbox.member(from)
    const before = [await usableOf(member), await balanceOf(member)]
    const { status, body } = await transfer(member, points)
    expect([status, body.code]).toEqual([want, code])
    if (want === 400) expect(body.errors?.[0]?.path).toBe('body/points')
    expect([await usableOf(member), await balanceOf(member)]).toEqual(before)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('stops at what may be transferred in a day, and goes on the next [RDM-40]', async () => {
    const own = await TestSandbox.start()
    try {
      const member = await own.member('us.transfer', { flags: { partner_transfer_daily_maximum: 6000 } })
      const codeAfter = async (points: number) => (await transfer(member, points)).body.code
      expect(await codeAfter(5000)).toBeUndefined()
      expect((await balanceOf(member)).transfer).toMatchObject({ dailyMaximum: 6000, leftToday: 1000 })
      expect(await codeAfter(2000)).toBe('DAILY_CAP_REACHED')
      expect(await codeAfter(1000)).toBeUndefined()
      expect(await codeAfter(1000)).toBe('DAILY_CAP_REACHED')
      await own.call('/_sandbox/clock', { method: 'PUT', json: { advance: 'P1D' } })
      expect(await codeAfter(6000)).toBeUndefined()
      expect((await own.ledger()).violations).toEqual([])
    } finally {
      await own.close()
    }
  })

  test('happens once under a key, whatever happens to its answer', async () => {
    const member = await sandbox.member('us.transfer')
    const key = 'one-intent-of-the-member'
    const [first, second] = await Promise.all([transfer(member, 5000, key), transfer(member, 5000, key)])
    expect([second.status, second.body]).toEqual([200, first.body])
    expect((await balanceOf(member)).balance).toBe(43_000)
    expect((await transfer(member, 1000, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('of more than there is, in many calls at once, moves what there is', async () => {
    const member = await sandbox.member('us.transfer')
    const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(member, 15_000)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422, 422, 422])
    expect([(await balanceOf(member)).balance, (await usableOf(member)).usable]).toEqual([3000, 60_500])
    expect((await sandbox.ledger()).violations).toEqual([])
  })
})
