import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'

type Schemas = components['schemas']
type Page = Schemas['RewardPage'] & Partial<Schemas['Problem']>
type Call = TestMember['call']

let sandbox: TestSandbox
let member: TestMember
const asVisitor: Call = (path, init) => sandbox.call(path, init)
const asMember: Call = (path, init) => member.call(path, init)

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

/** Who may call a list, and the field that tells its rewards from those of the other. */
const lists: readonly [path: string, who: 'visitor' | 'member', kind: 'redemptionType' | 'earnType'][] = [
  ['/api/discoveries/rewards', 'member', 'redemptionType'],
  ['/api/discoveries/rewards/public', 'visitor', 'redemptionType'],
  ['/api/discoveries/rewards/earn', 'member', 'earnType'],
  ['/api/discoveries/rewards/earn/public', 'visitor', 'earnType'],
]

async function whole(call: Call, path: string, query = ''): Promise<Schemas['Reward'][]> {
  const rewards: Schemas['Reward'][] = []
  for (let hasMore = true; hasMore;) {
    const { body } = await call<Page>(`${path}?viewingRegion=GB&limit=100&offset=${rewards.length}${query}`)
    rewards.push(...body.rewards)
    hasMore = body.paging.hasMore
  }
  return rewards
}

describe.each(lists)('%s', (path, who, kind) => {
  const call = who === 'member' ? asMember : asVisitor

  test('comes in pages of twelve that join without a gap [API-22] [API-23] [DIS-11] [ENT-12] [CST-06.b]', async () => {
    const first = await call<Page>(`${path}?viewingRegion=GB`)
    expect(first.status).toBe(200)
    expect([first.body.rewards.length, first.body.paging]).toEqual([12, { hasMore: true }])
    const ids = (await whole(call, path)).map(({ rewardId }) => rewardId)
    expect(new Set(ids).size).toBe(ids.length)
    const next = await call<Page>(`${path}?viewingRegion=GB&offset=9&limit=5`)
    expect(next.body.rewards.map(({ rewardId }) => rewardId)).toEqual(ids.slice(9, 14))
    expect(first.body.rewards.every((reward) => kind in reward)).toBe(true)
  })

  test('takes what home pages ask with, and its headers [API-03] [HOM-16]', async () => {
    const [category] = (await whole(call, path)).map(({ content }) => content.categories[0]?.categoryName ?? '')
    const asked = new URLSearchParams({ viewingRegion: 'GB', isLoggedIn: 'true', categories: category ?? '' })
    const headers = { 'x-viewing-region': 'GB', 'x-feature-variation': 'control' }
    const { status, body } = await call<Page>(`${path}?${asked}`, { headers })
    expect(status).toBe(200)
    expect(body.rewards.length).toBeGreaterThan(0)
    for (const { content } of body.rewards)
      expect(content.categories.map(({ categoryName }) => categoryName)).toContain(category)
    const twice = await call<Page>(
      `${path}?viewingRegion=GB&categories=Nothing&categories=${encodeURIComponent(category ?? '')}`,
    )
    expect(twice.body.rewards.length).toBeGreaterThan(0)
  })

  const wrong: readonly [query: string, at: string][] = [
    ['', 'query/viewingRegion'],
    ['viewingRegion=FR', 'query/viewingRegion'],
    ['viewingRegion=GB&limit=0', 'query/limit'],
    ['viewingRegion=GB&offset=-1', 'query/offset'],
    ['viewingRegion=GB&sort=price', 'query/sort'],
    ['viewingRegion=GB&tag=content.cheap', 'query/tag'],
    ['viewingRegion=GB&costRangeId=cheap', 'query/costRangeId'],
    ['viewingRegion=GB&keyword=', 'query/keyword'],
    ['viewingRegion=GB&isBrands=perhaps', 'query/isBrands'],
    ['viewingRegion=GB&page=2', 'query/page'],
  ]
  test.each(wrong)('refuses "%s" and says where', async (query, at) => {
    const { status, body } = await call<Page>(`${path}?${query}`)
    expect([status, body.errors?.map(({ path: where }) => where)]).toEqual([400, [at]])
  })

  test('refuses a region header of no region', async () => {
    const { status, body } = await call<Page>(`${path}?viewingRegion=GB`, { headers: { 'x-viewing-region': 'FR' } })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'header/X-Viewing-Region'])
  })

  test.each(['', '&enableVariantGrouping=true'])(
    'its categories are counted as the list has them%s [API-25]',
    async (query) => {
      const counts = await call<Schemas['Categories']>(
        `${path.replace('rewards', 'categories')}?viewingRegion=GB${query}`,
      )
      expect(counts.status).toBe(200)
      const rewards = await whole(call, path, query)
      expect(counts.body.categories.length).toBeGreaterThan(3)
      for (const { categoryName, count } of counts.body.categories) {
        const there = rewards.filter(({ content }) =>
          content.categories.some((each) => each.categoryName === categoryName),
        )
        expect(count, categoryName).toBe(there.length)
      }
    },
  )
})

test.each(lists.filter(([, who]) => who === 'member'))('%s is for members alone [API-05]', async (path) => {
  expect((await asVisitor(`${path}?viewingRegion=GB`)).status).toBe(401)
  expect((await asVisitor(`${path.replace('rewards', 'categories')}?viewingRegion=GB`)).status).toBe(401)
})

test('a member’s home asks for what subscribers of a plan have [HOM-09]', async () => {
  const [spend] = lists[0] ?? ['']
  const exclusive = await whole(asMember, spend, '&subscriptionPlanId=kestrel-plus-yearly')
  expect(exclusive.length).toBeGreaterThan(1)
  expect(new Set(exclusive.map(({ subscriptionPlanId }) => subscriptionPlanId))).toEqual(
    new Set(['kestrel-plus-yearly']),
  )
})

test('a visitor does not see what is for members, a member not what the member opted out of [DIS-15] [DIS-17]', async () => {
  const tagged = (rewards: Schemas['Reward'][], tag: Schemas['RewardTag']) =>
    rewards.filter(({ content }) => content.tags.includes(tag)).length
  const [spend] = lists[0] ?? ['']
  const seen = await whole(asMember, spend)
  const publicly = await whole(asVisitor, `${spend}/public`)
  const optedOut = await sandbox.member('gb.optout')
  const spared = await whole(optedOut.call, spend)
  expect(tagged(seen, 'visibility.restricted')).toBeGreaterThan(0)
  expect(tagged(publicly, 'visibility.restricted')).toBe(0)
  expect(tagged(seen, 'content.alcohol')).toBeGreaterThan(0)
  expect([tagged(spared, 'content.alcohol'), tagged(spared, 'content.gambling')]).toEqual([0, 0])
  for (const rewards of [seen, publicly, spared]) {
    expect(tagged(rewards, 'visibility.hidden') + tagged(rewards, 'visibility.appOnly')).toBe(0)
  }
})
