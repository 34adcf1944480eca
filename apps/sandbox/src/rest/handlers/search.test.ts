import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

async function search(keyword: string, region = 'GB', by = member): Promise<Schemas['SearchResults']> {
  const query = new URLSearchParams({ keyword, viewingRegion: region })
  return (await by.call<Schemas['SearchResults']>(`/api/discoveries/search?${query}`)).body
}

const titles = (results: readonly Schemas['SearchResult'][]) => results.map(({ title }) => title)

describe('searching', () => {
  test('finds what to earn and what to spend points on, the likeliest first [SRC-07] [SRC-15] [API-26]', async () => {
    const { earnResults, spendResults } = await search('coffee')
    expect(spendResults[0]).toEqual({
      rewardId: '100102',
      title: 'Coffee and a pastry',
      logoUrl: `${sandbox.origin}/images/brands/copperpot-coffee`,
      brandName: 'Copperpot Coffee',
      slug: 'coffee-and-a-pastry',
      cost: 750,
      redemptionType: 'QR_CODE',
      tags: ['region.GB'],
    })
    const places = spendResults.map(({ title, brandName }) =>
      /^coffee/i.test(title) ? 0 : /\bcoffee/i.test(title) ? 1 : /coffee/i.test(brandName) ? 2 : 3,
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBeGreaterThan(2)
    expect(titles(earnResults).length).toBeGreaterThan(0)
  })

  test.each(['COFFEE', '  coffee  ', 'Cofféé'])('"%s" is "coffee"', async (keyword) => {
    expect(await search(keyword)).toEqual(await search('coffee'))
  })

  test('all words count, and nothing is found of what there is not', async () => {
    expect(titles((await search('coffee pastry')).spendResults)).toContain('Coffee and a pastry')
    expect(await search('coffee submarine')).toEqual({ earnResults: [], spendResults: [] })
    expect(await search('.*\\d')).toEqual({ earnResults: [], spendResults: [] })
  })

  test('what may not be seen is not found: region, opt-outs, hidden, app only, groups [DIS-14] [DIS-15] [DIS-16] [DIS-19]', async () => {
    expect((await search('discovery case')).spendResults).toHaveLength(1)
    expect((await search('discovery case', 'US')).spendResults).toHaveLength(0)
    const optedOut = await sandbox.member('gb.optout')
    expect((await search('discovery case', 'GB', optedOut)).spendResults).toHaveLength(0)
    for (const title of ['Hidden garden tickets', 'sunrise swim', 'Owl walk at dusk'])
      expect([title, (await search(title)).spendResults]).toEqual([title, []])
  })

  test.each([
    ['keyword=co&viewingRegion=GB', 'query/keyword', 400],
    ['keyword=%20co%20%20&viewingRegion=GB', 'query/keyword', 422],
    [`keyword=${'x'.repeat(51)}&viewingRegion=GB`, 'query/keyword', 400],
    ['viewingRegion=GB', 'query/keyword', 400],
    ['keyword=coffee', 'query/viewingRegion', 400],
  ])('%s is refused [SRC-02] [SRC-05]', async (query, path, refused) => {
    const { status, body } = await member.call<Schemas['Problem']>(`/api/discoveries/search?${query}`)
    expect([status, body.errors?.map((error) => error.path)]).toEqual([refused, [path]])
  })

  test('is for members [SRC-01]', async () => {
    expect((await sandbox.call('/api/discoveries/search?keyword=coffee&viewingRegion=GB')).status).toBe(401)
  })
})
