import { describe, expect, it } from 'vitest'
import { validDays } from '../ledger/exchange.ts'
import { valuesOf } from './club-files.ts'
import { createCatalogue, type CatalogueReward } from './create-catalogue.ts'
import { sceneOfReward } from './offers.ts'

const options = { imagesOrigin: 'http://localhost:4000/images', scale: 1, now: new Date('2026-11-20T10:00:00Z') }
const catalogue = createCatalogue(options)

/** DIS-14 to DIS-19, for a visitor. */
function visibleIn(region: 'GB' | 'US' | 'WORLD', rewards: readonly CatalogueReward[]) {
  return rewards.filter(
    ({
      reward: {
        accessLevel,
        content: { tags },
      },
    }) => {
      if (
        accessLevel === 'PERSONAL' ||
        tags.some(
          (tag) => tag === 'visibility.hidden' || tag === 'visibility.appOnly' || tag === 'visibility.restricted',
        )
      )
        return false
      const regions = tags.filter((tag) => tag.startsWith('region.'))
      return (
        regions.length === 0 || regions.includes('region.global') || regions.some((tag) => tag === `region.${region}`)
      )
    },
  )
}

describe('the catalogue', () => {
  it('speaks of pounds alone only where people pay in pounds', () => {
    const rewards = visibleIn('US', [...catalogue.spend, ...catalogue.earn])
    const words = rewards.map(({ reward: { content } }) => JSON.stringify(content))
    expect(words.filter((text) => text.includes('£') && !text.includes('$'))).toEqual([])
  })

  it('has as much to choose from as a real club', () => {
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(40)
    expect(catalogue.spend.length).toBeGreaterThanOrEqual(240)
    expect(catalogue.earn.length).toBeGreaterThanOrEqual(120)
    expect(visibleIn('GB', catalogue.spend).length).toBeGreaterThanOrEqual(120)
    expect(visibleIn('US', catalogue.spend).length).toBeGreaterThanOrEqual(60)
    expect(visibleIn('WORLD', catalogue.spend).length).toBeGreaterThanOrEqual(20)
    for (const region of ['GB', 'US', 'WORLD'] as const)
      expect(visibleIn(region, catalogue.earn).length).toBeGreaterThanOrEqual(20)
  })

  it('has rewards from 200 points on [CST-09.c]', () => {
    expect(Math.min(...catalogue.spend.flatMap(({ reward }) => reward.cost ?? []))).toBe(200)
  })

  it('shows every way to redeem and to earn [ENT-08] [ENT-09]', () => {
    expect(new Set(catalogue.spend.map(({ reward }) => reward.redemptionType))).toEqual(
      new Set([
        'DIGITAL_FULFILMENT',
        'QR_CODE',
        'BARCODE_128',
        'WINES_VOUCHER',
        'VOUCHER_PLUS_URL',
        'WINES_FULFILMENT',
        'PHYSICAL_SPARKLES',
        'SIMPLE_LINK',
        'DONATION_LINK',
        'VOYAGES_FULFILMENT',
        'TRAINS_ORDER',
        'REDSKY_SEARCH',
      ]),
    )
    expect(new Set(catalogue.earn.map(({ reward }) => reward.earnType))).toEqual(
      new Set(['OFFSITE_LINK_STANDARD', 'COLLINSON', 'AWIN', 'OFFSITE_LINK_OCTOPUS', 'INLINE_TIPPING']),
    )
  })

  it('shows every tag, variants, group rewards, and rewards that cannot be had', () => {
    const all = [...catalogue.spend, ...catalogue.earn]
    expect(new Set(all.flatMap(({ reward }) => reward.content.tags))).toEqual(
      new Set([
        'content.popular',
        'content.alcohol',
        'content.gambling',
        'region.US',
        'region.GB',
        'region.global',
        'override.points.check',
        'visibility.appOnly',
        'visibility.webOnly',
        'visibility.hidden',
        'visibility.restricted',
      ]),
    )
    expect(all.some(({ reward }) => reward.variants)).toBe(true)
    expect(all.some(({ reward }) => reward.subscriptionPlanId)).toBe(true)
    expect(new Set(all.map(({ reward }) => reward.availability))).toEqual(
      new Set(['AVAILABLE', 'SOLD_OUT', 'UNAVAILABLE']),
    )
    const personal = all.filter(({ reward }) => reward.accessLevel === 'PERSONAL')
    expect(personal.length).toBeGreaterThan(4)
    expect(personal.every(({ reward }) => reward.rewardParentId)).toBe(true)
  })

  it('starts at 200 points [HOM-18]', () => {
    const costs = catalogue.spend.flatMap(({ reward }) => [
      reward.cost ?? 0,
      ...(reward.variants ?? []).map(({ cost }) => cost),
    ])
    expect(Math.min(...costs)).toBe(200)
  })

  it.each(['GB', 'US', 'WORLD'] as const)('leads with a mixture in %s', (region) => {
    const first = visibleIn(region, catalogue.spend).slice(0, 12)
    expect(new Set(first.map(({ reward }) => reward.redemptionType)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(first.map(({ reward }) => reward.content.brandDetails.slug)).size).toBeGreaterThanOrEqual(10)
    expect(first.every(({ reward }) => reward.availability === 'AVAILABLE')).toBe(true)
  })

  it('lets a member with some points redeem a code near the top, and dream of a dearer one', () => {
    const codes = visibleIn('GB', catalogue.spend).filter(({ reward }) => reward.redemptionType === 'QR_CODE')
    expect(codes.slice(0, 5).filter(({ reward }) => (reward.cost ?? 0) <= 5000).length).toBeGreaterThanOrEqual(3)
    expect(codes.some(({ reward }) => (reward.cost ?? 0) > 20_000)).toBe(true)
  })

  it('files every reward under known categories and gives each its own copy', () => {
    const all = [...catalogue.spend, ...catalogue.earn]
    for (const { reward } of all) {
      expect(valuesOf('brands', 'category')).toContain(reward.content.categories[0]?.categoryName)
      expect(reward.content.description?.split('\n\n')).toHaveLength(2)
      expect(JSON.stringify(reward)).not.toContain('{brand}')
      expect(valuesOf('brands', 'scene')).toContain(sceneOfReward(reward.rewardId))
    }
    expect(new Set(all.map(({ reward }) => reward.content.lead)).size).toBe(all.length)
    expect(new Set(catalogue.spend.map(({ reward }) => reward.content.description)).size).toBeGreaterThan(
      catalogue.spend.length * 0.9,
    )
  })

  it('says no sentence twice on the page of a reward', () => {
    for (const { reward } of [...catalogue.spend, ...catalogue.earn]) {
      const { lead = '', description = '', body = '', redemption } = reward.content
      const sentences = [lead, description, body, redemption?.method ?? '']
        .flatMap((text) => text.split(/(?<=[.!?])\s+/))
        .filter((sentence) => sentence !== '')
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
    }
  })

  it('promises of a voucher only as many days as it is valid', () => {
    const promises = catalogue.spend.flatMap(({ reward }) =>
      (reward.content.bulletPoints ?? []).flatMap((text) => /within (\d+) days/.exec(text)?.[1] ?? []),
    )
    expect(promises.length).toBeGreaterThan(0)
    expect(new Set(promises)).toEqual(new Set([String(validDays)]))
  })

  it('finds a reward by its id and by a variant’s', () => {
    const grouped = catalogue.spend.find(({ reward }) => reward.variants)
    const variant = grouped?.reward.variants?.[1]
    expect(catalogue.find('SPEND', grouped?.reward.rewardId ?? '')).toBe(grouped)
    expect(catalogue.find('SPEND', variant?.rewardId ?? '')).toBe(grouped)
    expect(catalogue.find('EARN', grouped?.reward.rewardId ?? '')).toBeUndefined()
    expect(catalogue.find('SPEND', '999999')).toBeUndefined()
  })

  it('is the same twice, and moves its dates with the clock', () => {
    expect(createCatalogue(options)).toEqual({ ...catalogue, find: expect.any(Function) })
    const later = createCatalogue({ ...options, now: new Date('2026-11-21T10:00:00Z') })
    expect(later.spend[0]?.reward.createdDate).not.toBe(catalogue.spend[0]?.reward.createdDate)
  })

  it('multiplies by editions with ids of their own', () => {
    const tripled = createCatalogue({ ...options, scale: 3 })
    expect(tripled.spend).toHaveLength(catalogue.spend.length * 3)
    expect(new Set(tripled.spend.map(({ reward }) => reward.rewardId)).size).toBe(tripled.spend.length)
    expect(tripled.spend.slice(0, catalogue.spend.length)).toEqual(catalogue.spend)
    for (const { reward } of [...tripled.spend, ...tripled.earn]) expect(sceneOfReward(reward.rewardId)).toBeDefined()
  })
})

it('addresses its rewards in words', () => {
  const slugs = new Map(
    [...catalogue.spend, ...catalogue.earn].map(({ reward: { content } }) => [content.title, content.slug]),
  )
  expect(slugs.get('£12 off lunch')).toBe('12-pounds-off-lunch')
  expect([...slugs.values()].filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug ?? ''))).toEqual([])
})
