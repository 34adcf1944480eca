import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type Reply, type TestMember } from '../../testing/test-sandbox.ts'
import { createCatalogue, type CatalogueReward } from '../../sample-data/create-catalogue.ts'

type Schemas = components['schemas']
type Answer = Partial<Schemas['Reward'] & Schemas['Problem']>
type Kind = 'spend' | 'earn'

const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })
let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

/** A reward of the catalogue that is right for the test, whichever it is. */
function idWhere(kind: Kind, matches: (reward: Schemas['Reward']) => boolean): string {
  const found = catalogue[kind].find(({ reward }: CatalogueReward) => matches(reward))
  if (found === undefined) throw new Error('The sample catalogue has no such reward.')
  return found.reward.rewardId
}

const hasTag = (tag: Schemas['RewardTag']) => (reward: Schemas['Reward']) =>
  reward.accessLevel === 'PUBLIC' && reward.content.tags.includes(tag)
const isPlain = (reward: Schemas['Reward']) =>
  reward.accessLevel === 'PUBLIC' && reward.content.tags.every((tag) => tag === 'region.GB')

function read(kind: Kind, who: 'visitor' | 'member', id: string, query = ''): Promise<Reply<Answer>> {
  const path = `/api/rewards/${kind}/${id}${who === 'visitor' ? '/public' : ''}?viewingRegion=GB${query}`
  return who === 'member' ? member.call<Answer>(path) : sandbox.call<Answer>(path)
}

const forms: readonly [Kind, 'visitor' | 'member'][] = [
  ['spend', 'member'],
  ['spend', 'visitor'],
  ['earn', 'member'],
  ['earn', 'visitor'],
]

describe.each(forms)('a %s reward for a %s', (kind, who) => {
  test('is found by its id [API-27] [RWD-01]', async () => {
    const id = idWhere(kind, isPlain)
    const { status, body } = await read(kind, who, id)
    expect([status, body.rewardId]).toEqual([200, id])
    expect(body).toHaveProperty(kind === 'spend' ? 'redemptionType' : 'earnType')
  })

  test('is not found where there is none to see [RWD-11] [DIS-16] [DIS-19]', async () => {
    const hidden: readonly [string, string][] = [
      ['nosuchreward', 'no such id'],
      [idWhere(kind === 'spend' ? 'earn' : 'spend', isPlain), 'one of the other kind'],
      [idWhere(kind, hasTag('region.US')), 'of another region'],
      [idWhere('spend', hasTag('visibility.hidden')), 'hidden'],
      [idWhere('spend', hasTag('visibility.appOnly')), 'in the app alone'],
      [idWhere('spend', ({ accessLevel }) => accessLevel === 'PERSONAL'), 'of a group'],
    ]
    for (const [id, why] of hidden) {
      const { status, body } = await read(kind, who, id)
      expect([status, body.code], why).toEqual([404, 'NOT_FOUND'])
    }
  })
})

test('what is restricted is for members alone [DIS-17]', async () => {
  const id = idWhere('spend', (reward) => hasTag('visibility.restricted')(reward) && !hasTag('region.US')(reward))
  expect((await read('spend', 'member', id)).status).toBe(200)
  expect((await read('spend', 'visitor', id)).status).toBe(404)
  expect((await sandbox.call(`/api/rewards/spend/${id}?viewingRegion=GB`)).status).toBe(401)
})

test('a variant is found as itself, or as its parent when they are grouped [RWD-16] [RWD-17]', async () => {
  const parent = catalogue.spend.find(
    ({ reward }) => (reward.variants ?? []).length > 1 && reward.content.tags.includes('region.GB'),
  )?.reward
  const variant = parent?.variants?.[1]
  const apart = await read('spend', 'visitor', variant?.rewardId ?? '')
  expect(apart.body).toMatchObject({
    rewardId: variant?.rewardId,
    rewardParentId: parent?.rewardId,
    cost: variant?.cost,
  })
  expect(apart.body.variants).toBeUndefined()
  const grouped = await read('spend', 'visitor', variant?.rewardId ?? '', '&enableVariantGrouping=true')
  expect([grouped.body.rewardId, grouped.body.variants?.length]).toEqual([parent?.rewardId, parent?.variants?.length])
})

test('an earn reward takes no variant grouping [API-27]', async () => {
  const { status, body } = await read('earn', 'visitor', idWhere('earn', isPlain), '&enableVariantGrouping=true')
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'query/enableVariantGrouping'])
})
