import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox
let cardholder: TestMember
const year = new Date().getUTCFullYear()

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  cardholder = await sandbox.member('us.cardholder')
})
afterAll(() => sandbox.close())

async function groups(of: TestMember, query = ''): Promise<Schemas['RewardGroup'][]> {
  return (await of.call<Schemas['RewardGroups']>(`/api/reward-groups${query}`)).body.rewardGroups
}

const brief = ({ reference, status, validTo }: Schemas['RewardGroup']) => [reference, status, validTo.slice(0, 4)]

describe('the perks of a cardholder', () => {
  test('are this year’s two and last year’s used one [ENT-10] [CCD-25] [CCD-26] [CCD-27]', async () => {
    const all = await groups(cardholder)
    expect(all.map(brief)).toEqual([
      ['15K', 'ACTIVE', String(year)],
      ['30K', 'LOCKED', String(year)],
      ['15K', 'USED', String(year - 1)],
    ])
    expect(all.map(({ rewards }) => rewards.length)).toEqual([3, 2, 3])
    expect(all[0]?.rewards[0]).toMatchObject({ rewardParentId: all[0]?.id, cost: 200, type: 'digital_fulfilment' })
  })

  test.each([
    ['?reference=30K', ['30K']],
    ['?reference=15K&reference=30K', ['15K', '30K', '15K']],
    ['?reference=15K&reference=99K', ['15K', '15K']],
  ])('of the references in %s [API-42]', async (query, references) => {
    expect((await groups(cardholder, query)).map(({ reference }) => reference)).toEqual(references)
  })

  test('lead to their rewards, which name their group [API-43] [API-44] [RWD-10] [RWD-13]', async () => {
    const [perk] = await groups(cardholder)
    const path = `/api/reward-groups/${perk?.id}/rewards`
    const { body: list } = await cardholder.call<Schemas['GroupRewards']>(`${path}?type=SPEND&viewingRegion=US`)
    expect(list.rewards).toEqual(perk?.rewards)
    const [{ rewardId, name } = { rewardId: '', name: '' }] = list.rewards
    const { status, body } = await cardholder.call<Schemas['Reward']>(`${path}/${rewardId}?viewingRegion=US`)
    expect([status, body.rewardParentId, body.accessLevel, body.content.title]).toEqual([
      200,
      perk?.id,
      'PERSONAL',
      name,
    ])
  })

  test('an active one is redeemed once; a locked or used one is not [CCD-27]', async () => {
    const member = await sandbox.member('us.cardholder')
    const order = (group: Schemas['RewardGroup'] | undefined) =>
      member.call<Partial<Schemas['Problem']>>('/api/orders', {
        json: {
          rewardId: group?.rewards[0]?.rewardId,
          rewardParentId: group?.id,
          personDetails: { firstName: 'Renee', lastName: 'Castillo', email: 'renee@kestrel.test' },
        },
      })
    const [active, locked, used] = await groups(member)
    for (const group of [locked, used]) {
      const { status, body } = await order(group)
      expect([status, body.code]).toEqual([422, 'UNAVAILABLE'])
    }
    const replies = await Promise.all([order(active), order(active)])
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422'])
    expect((await groups(member)).map(({ status }) => status)).toEqual(['USED', 'LOCKED', 'USED'])
    expect((await sandbox.ledger()).violations).toEqual([])
    // Copies of a member have groups of their own.
    expect((await groups(cardholder)).map(({ status }) => status)).toEqual(['ACTIVE', 'LOCKED', 'USED'])
  })
})

describe('what is not the member’s is not found', () => {
  test('no group at all has a code of its own [ERR-29]', async () => {
    const member = await sandbox.member('us.member')
    for (const [by, path] of [
      [member, '/api/reward-groups'],
      [cardholder, '/api/reward-groups?reference=99K'],
    ] as const) {
      const { status, body } = await by.call<Schemas['Problem']>(path)
      expect([status, body.code]).toEqual([404, 'REWARD_GROUPS_NOT_FOUND_EXCEPTION'])
    }
  })

  test('another member’s group, a reward of another group and another region [RWD-13]', async () => {
    const [perk, locked] = await groups(cardholder)
    const other = await sandbox.member('gb.member')
    const foreign = locked?.rewards[0]?.rewardId
    const paths = [
      [other, `${perk?.id}/rewards?type=SPEND&viewingRegion=US`],
      [other, `${perk?.id}/rewards/${perk?.rewards[0]?.rewardId}?viewingRegion=US`],
      [cardholder, `${perk?.id}/rewards/${foreign}?viewingRegion=US`],
      [cardholder, `${perk?.id}/rewards/100101?viewingRegion=US`],
      [cardholder, `${perk?.id}/rewards/${perk?.rewards[0]?.rewardId}?viewingRegion=GB`],
    ] as const
    for (const [by, path] of paths)
      expect([path, (await by.call(`/api/reward-groups/${path}`)).status]).toEqual([path, 404])
  })
})

// Last, because it moves the clock of all.
test('an active perk expires with its year [CCD-28]', async () => {
  await sandbox.call('/_sandbox/clock', { method: 'PUT', json: { now: `${year + 1}-01-02T12:00:00Z` } })
  const fresh = { ...cardholder, ...(await sandbox.signIn(cardholder.email)) }
  expect((await groups(fresh)).map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED', 'USED'])
  await sandbox.call('/_sandbox/clock', { method: 'DELETE' })
})
