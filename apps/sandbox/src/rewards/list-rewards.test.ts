import { describe, expect, test } from 'vitest'
import { createCatalogue, type CatalogueReward } from '../sample-data/create-catalogue.ts'
import { categoriesOf, pageOfRewards, visibleRewards, type ListedReward, type RewardQuery } from './list-rewards.ts'
import { sortRewards, type SortOption } from './sorting.ts'
import { viewerFrom } from './visibility.ts'

type Reward = CatalogueReward['reward']

interface Given {
  title: string
  rank: number
  cost?: number
  createdDate?: string
  dateAndTime?: string
  tags?: Reward['content']['tags']
  categories?: string[]
  brandName?: string
  hasBrandPage?: boolean
}

function listed({
  title,
  rank,
  cost = 0,
  createdDate,
  dateAndTime,
  tags = [],
  categories = [],
  brandName = 'Brand',
  hasBrandPage = false,
}: Given): ListedReward {
  const content: Reward['content'] = {
    title,
    imageUrl: '',
    tags,
    categories: categories.map((categoryName) => ({ categoryName })),
    brandDetails: { id: '1', brandName, brandLogo: '', slug: 'brand', requiresBrandPage: hasBrandPage },
    ...(dateAndTime !== undefined && { dateAndTime }),
  }
  return {
    rank,
    searchText: `${title} ${brandName}`.toLowerCase(),
    reward: { rewardId: title, cost, content, ...(createdDate !== undefined && { createdDate }) },
  }
}

const rewards = [
  listed({
    title: 'Apple',
    rank: 3,
    cost: 300,
    createdDate: '2026-01-03T00:00:00Z',
    categories: ['Food'],
    brandName: 'Orchard',
    hasBrandPage: true,
  }),
  listed({
    title: 'Concert',
    rank: 1,
    cost: 100,
    createdDate: '2026-01-01T00:00:00Z',
    dateAndTime: '2026-12-24T19:00:00Z',
    categories: ['Music', 'Food'],
  }),
  listed({
    title: 'Balloon',
    rank: 2,
    cost: 200,
    createdDate: '2026-01-02T00:00:00Z',
    dateAndTime: '2026-12-01T19:00:00Z',
    tags: ['content.popular'],
    categories: ['Travel'],
  }),
]

describe('the order of a list [DIS-09]', () => {
  const orders: readonly [SortOption | undefined, string][] = [
    [undefined, 'Concert Balloon Apple'],
    ['cost', 'Concert Balloon Apple'],
    ['-cost', 'Apple Balloon Concert'],
    ['title', 'Apple Balloon Concert'],
    ['-title', 'Concert Balloon Apple'],
    ['createdDate', 'Apple Balloon Concert'],
    ['popular', 'Balloon Concert Apple'],
    ['date', 'Balloon Concert Apple'],
    ['-date', 'Concert Balloon Apple'],
  ]
  test.each(orders)('sorted by %s', (sort, want) => {
    expect(
      sortRewards(rewards, sort)
        .map(({ reward }) => reward.content.title)
        .join(' '),
    ).toBe(want)
  })
})

describe('what a discovery query picks [API-24]', () => {
  const queries: readonly [RewardQuery, string][] = [
    [{ categoryName: ['Food'] }, 'Concert Apple'],
    [{ categoryName: ['Travel', 'Music'] }, 'Concert Balloon'],
    [{ categories: ['Food'], categoryName: ['Music', 'Travel'] }, 'Concert'],
    [{ categories: ['Opera'] }, ''],
    [{ isBrands: true }, 'Apple'],
    [{ isBrands: false }, 'Concert Balloon Apple'],
    [{ brandName: 'orchard' }, 'Apple'],
    [{ keyword: 'APP' }, 'Apple'],
    [{ keyword: 'orchard apple' }, 'Apple'],
    [{ keyword: 'orchard balloon' }, ''],
    [{ tag: 'content.popular' }, 'Balloon'],
    [{ costRangeId: '150-250' }, 'Balloon'],
    [{ costRangeId: '200-' }, 'Balloon Apple'],
    [{ costRangeId: 'nonsense' }, ''],
  ]
  test.each(queries)('%j', (query, want) => {
    expect(
      pageOfRewards(rewards, query)
        .rewards.map(({ content }) => content.title)
        .join(' '),
    ).toBe(want)
  })

  test.each([
    [0, 2, 2, true],
    [2, 2, 1, false],
    [1, 2, 2, false],
    [9, 2, 0, false],
  ])('from %i, at most %i: %i rewards, more is %s [DIS-10]', (offset, limit, count, hasMore) => {
    const page = pageOfRewards(rewards, { offset, limit })
    expect([page.rewards.length, page.paging.hasMore]).toEqual([count, hasMore])
  })

  test('categories are counted once a reward, in the order of the list [API-25]', () => {
    expect(categoriesOf(rewards).categories).toEqual([
      { categoryName: 'Music', count: 1 },
      { categoryName: 'Food', count: 2 },
      { categoryName: 'Travel', count: 1 },
    ])
  })
})

describe('the sample catalogue in lists', () => {
  const { spend } = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date('2026-11-20T12:00:00Z') })

  test('the rewards of groups are in no list [RWD-28]', () => {
    expect(spend.some(({ reward }) => reward.accessLevel === 'PERSONAL')).toBe(true)
    const seen = visibleRewards(spend, viewerFrom('GB'), true)
    expect(seen.some(({ reward }) => reward.accessLevel === 'PERSONAL')).toBe(false)
  })

  test('variants come as one when grouped, and else each by itself', () => {
    const grouped = visibleRewards(spend, viewerFrom('GB'), true)
    const apart = visibleRewards(spend, viewerFrom('GB'), false)
    const parent = grouped.find(({ reward }) => (reward.variants ?? []).length > 1)?.reward
    const variants = apart
      .filter(({ reward }) => reward.rewardParentId === parent?.rewardId)
      .map(({ reward }) => reward)
    expect(variants.map(({ rewardId }) => rewardId)).toEqual(parent?.variants?.map(({ rewardId }) => rewardId))
    expect(variants.every(({ variants: own }) => own === undefined)).toBe(true)
  })
})
