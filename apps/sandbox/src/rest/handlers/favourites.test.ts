import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import { createCatalogue } from '../../sample-data/create-catalogue.ts'

type Schemas = components['schemas']
type Answer = Schemas['Favourite'] & Partial<Schemas['Problem']>

const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })
const british = catalogue.spend
  .map(({ reward }) => reward)
  .filter(
    ({ accessLevel, content: { tags } }) =>
      accessLevel === 'PUBLIC' &&
      tags.includes('region.GB') &&
      tags.every((tag) => /^(region|content\.popular)/.test(tag)),
  )

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

function add(by: TestMember, id: string | undefined, type = 'SPEND', userId = by.memberId) {
  return by.call<Answer>(`/api/wishlists/user/${userId}/rewards`, { json: { id, type } })
}

function remove(by: TestMember, rewardId: string | undefined, type = 'SPEND', userId = by.memberId) {
  return by.call<Answer>(`/api/wishlists/user/${userId}/rewards/${type}/${rewardId}`, { method: 'DELETE' })
}

async function page(of: TestMember, query = ''): Promise<Schemas['FavouritePage']> {
  return (await of.call<Schemas['FavouritePage']>(`/api/discoveries/rewards/wishlist?viewingRegion=GB${query}`)).body
}

async function ids(of: TestMember): Promise<string[]> {
  return (await page(of)).rewards.map(({ rewardId }) => rewardId)
}

describe('favourites', () => {
  test('the newest comes first, and adding it again changes nothing [WSH-07] [API-32]', async () => {
    const member = await sandbox.member('gb.empty')
    const { status, body } = await add(member, '100101')
    expect([status, body]).toEqual([
      201,
      {
        rewardId: '100101',
        type: 'SPEND',
        title: 'Any hot drink',
        logoUrl: `${sandbox.origin}/images/brands/copperpot-coffee`,
        slug: 'any-hot-drink',
        tags: ['region.GB', 'content.popular'],
      },
    ])
    await add(member, '500101', 'EARN')
    expect((await add(member, '100101')).status).toBe(201)
    expect(await ids(member)).toEqual(['500101', '100101'])
    expect((await page(member)).paging).toEqual({ offset: 0, limit: 9, hasMore: false })
  })

  test('a removed one is gone, and removing it again is harmless [WSH-08] [API-33]', async () => {
    const member = await sandbox.member('gb.member')
    const [first, ...rest] = await ids(member)
    expect((await remove(member, first)).status).toBe(204)
    expect((await remove(member, first)).status).toBe(204)
    expect(await ids(member)).toEqual(rest)
  })

  test('the tenth is refused, and there is room again after one is removed [WSH-05] [ERR-28] [CON-21]', async () => {
    const member = await sandbox.member('gb.full')
    const before = await ids(member)
    expect(before).toHaveLength(9)
    const tenth = british.find(({ rewardId }) => !before.includes(rewardId))?.rewardId
    const { status, body } = await add(member, tenth)
    expect([status, body.code]).toEqual([422, 'FAVOURITES_LIMIT_REACHED'])
    expect((await add(member, before[0], 'SPEND')).status).toBe(201)
    expect(await ids(member)).toEqual(before)
    await remove(member, before[0])
    expect((await add(member, tenth)).status).toBe(201)
    expect(await ids(member)).toEqual([tenth, ...before.slice(1)])
  })

  test('many devices at once never end above nine', async () => {
    const member = await sandbox.member('gb.empty')
    const replies = await Promise.all(british.slice(0, 20).map(({ rewardId }) => add(member, rewardId)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(9)
    expect(replies.filter(({ body }) => body.code === 'FAVOURITES_LIMIT_REACHED')).toHaveLength(11)
    expect(await ids(member)).toHaveLength(9)
    expect((await sandbox.ledger()).violations).toEqual([])
  })

  test('come a page at a time', async () => {
    const member = await sandbox.member('gb.full')
    const all = await ids(member)
    const first = await page(member, '&limit=5')
    const second = await page(member, '&limit=5&offset=5')
    expect([first, second].flatMap(({ rewards }) => rewards.map(({ rewardId }) => rewardId))).toEqual(all)
    expect([first.paging.hasMore, second.paging.hasMore]).toEqual([true, false])
  })

  test('a variant keeps its id and is named as its reward when variants come as one [API-31]', async () => {
    const member = await sandbox.member('gb.empty')
    const parent = british.find(({ variants }) => variants !== undefined)
    const variant = parent?.variants?.[0]
    await add(member, variant?.rewardId)
    const [apart] = (await page(member)).rewards
    expect(apart).toMatchObject({ rewardId: variant?.rewardId, title: expect.stringContaining(', ') as unknown })
    const [grouped] = (await page(member, '&enableVariantGrouping=true')).rewards
    expect(grouped).toMatchObject({ rewardId: variant?.rewardId, title: parent?.content.title })
  })

  test('what the member may not see here is left out [DIS-15] [DIS-19]', async () => {
    const member = await sandbox.member('gb.member')
    await add(member, '100190')
    expect(await ids(member)).toContain('100190')
    const american = await member.call<Schemas['FavouritePage']>('/api/discoveries/rewards/wishlist?viewingRegion=US')
    expect(american.body.rewards.map(({ rewardId }) => rewardId)).not.toContain('100190')
  })
})

describe('a wrong request is refused and changes nothing', () => {
  test('another member’s list is nobody else’s business', async () => {
    const [mine, theirs] = [await sandbox.member('gb.empty'), await sandbox.member('gb.member')]
    const before = await ids(theirs)
    for (const reply of [
      await add(mine, '100101', 'SPEND', theirs.memberId),
      await remove(mine, before[0], 'SPEND', theirs.memberId),
    ])
      expect([reply.status, reply.body.code]).toEqual([403, 'NOT_YOUR_FAVOURITES'])
    expect(await ids(theirs)).toEqual(before)
  })

  test('a reward that there is not, is of the other kind, or is not the member’s, is 404', async () => {
    const member = await sandbox.member('gb.empty')
    const american = catalogue.spend.find(({ reward }) => reward.content.tags.includes('region.US'))?.reward.rewardId
    const personal = catalogue.spend.find(({ reward }) => reward.accessLevel === 'PERSONAL')?.reward.rewardId
    expect((await add(member, 'nosuchreward')).status).toBe(404)
    expect((await add(member, '100101', 'EARN')).status).toBe(404)
    expect((await add(member, american)).status).toBe(404)
    expect((await add(member, personal)).status).toBe(404)
    expect((await remove(member, 'nosuchreward')).status).toBe(404)
    expect((await remove(member, '100101', 'LEND')).status).toBe(400)
    expect(await ids(member)).toEqual([])
  })
})
