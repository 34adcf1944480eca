import { listPublicEarnRewards, listPublicSpendRewards, type RewardPage } from '@clubhouse/rest-client/club'
import { homePublic, page, privacy, terms } from '@clubhouse/content-client/content'
import { hasTag } from '@clubhouse/content-client/types'
import { listBrands } from '@clubhouse/rest-client/discovery'
import { readHostFlags } from '#platform/flags/host-flags.ts'
import { paths } from '#domain/page/model/paths.ts'
import { type Region, type RegionId, regions } from '#platform/region/regions.ts'
import { landingSlug } from '#domain/card/model/landing.ts'
import { visibleRewards, visitorOf } from '#domain/reward/model/visibility.ts'
import type { PrerenderedPageName } from '#app/pages.ts'
import { publicSlugs } from './public-slugs.ts'

/** A page that everybody may see, by its path without region, and where it is to be seen. */
export interface PublicPage {
  path: string
  regions: readonly RegionId[]
  /** When its content was changed last, as far as that is known. */
  changedAt?: string | undefined
}

const allRegions = Object.values(regions)
const mostAtOnce = 100

const everywhere = allRegions.map(({ id }) => id)
const { locale } = regions['en-gb']

/** How the addresses of each page that the host renders are found, the most visited page first. */
const published: { readonly [Name in PrerenderedPageName]: () => Promise<PublicPage[]> } = {
  home: () => changedWith(paths.home.href(), homePublic({ locale })),
  spend: async () => [{ path: paths.spend.href(), regions: everywhere }],
  earn: async () => [{ path: paths.earn.href(), regions: everywhere }],
  subscribe: async () =>
    (await readHostFlags()).web_subscription ? [{ path: paths.subscribe.href(), regions: everywhere }] : [],
  terms: () => changedWith(paths.terms.href(), terms({ locale })),
  privacy: () => changedWith(paths.privacy.href(), privacy({ locale })),
  creditCard: async () => {
    const { id, locale: american } = regions['en-us']
    const { sys } = await page({ locale: american, slug: `${landingSlug}-us` })
    return [{ path: paths.creditCard.href(), regions: [id], changedAt: sys.updatedAt }]
  },
  referAFriend: () => changedWith(paths.referAFriend.href(), page({ locale, slug: 'refer-a-friend' }), ['en-gb']),
  flightSearch: async () =>
    (await readHostFlags()).web_redsky_search
      ? changedWith(paths.flightSearch.href(), page({ locale, slug: 'redsky-search' }))
      : [],
  page: composedPages,
  spendReward: () => inEachRegion(rewardPaths(listPublicSpendRewards, paths.spendReward.href)),
  earnReward: () => inEachRegion(rewardPaths(listPublicEarnRewards, paths.earnReward.href)),
  brand: () => inEachRegion(brandPaths),
}

/** Every public page that is published now, the most visited first. */
export async function listPublicPages(): Promise<PublicPage[]> {
  return (await Promise.all(Object.values(published).map((find) => find()))).flat()
}

async function changedWith(
  path: string,
  entry: Promise<{ sys: { updatedAt: string } }>,
  shownIn: readonly RegionId[] = everywhere,
): Promise<PublicPage[]> {
  return [{ path, regions: shownIn, changedAt: (await entry).sys.updatedAt }]
}

/** Pages that editors compose; those for members, and those that are kept from search engines, are nobody else's business. */
async function composedPages(): Promise<PublicPage[]> {
  const entries = await page.list({ locale })
  const open = entries.filter(
    (entry) => !hasTag(entry, 'audience.members') && entry.fields.seo?.fields.hideFromSearchEngines !== true,
  )
  const changes = new Map(open.map(({ fields, sys }) => [fields.slug, sys.updatedAt]))
  return publicSlugs([...changes.keys()]).map(({ slug, regions: shownIn }) => ({
    path: paths.page.href(slug),
    regions: shownIn,
    changedAt: changes.get(slug) ?? changes.get(`${slug}-us`),
  }))
}

function rewardPaths(list: typeof listPublicSpendRewards, href: typeof paths.spendReward.href) {
  return async ({ countryCode }: Region) => {
    const all = await everyPage((offset) => list({ viewingRegion: countryCode, limit: mostAtOnce, offset }))
    const rewards = visibleRewards(all, visitorOf({ countryCode }))
    return rewards.map(({ rewardId, content }) => href({ rewardId, slug: content.slug }))
  }
}

async function everyPage(read: (offset: number) => Promise<RewardPage>): Promise<RewardPage['rewards']> {
  const rewards: RewardPage['rewards'] = []
  for (;;) {
    const { rewards: more, paging } = await read(rewards.length)
    rewards.push(...more)
    if (!paging.hasMore || more.length === 0) return rewards
  }
}

async function brandPaths({ countryCode }: Region): Promise<string[]> {
  const { brands } = await listBrands({ viewingRegion: countryCode })
  return brands.map(({ slug }) => paths.brand.href(slug))
}

/** The same page in several regions is one. */
async function inEachRegion(read: (region: Region) => Promise<string[]>): Promise<PublicPage[]> {
  const byPath = new Map<string, RegionId[]>()
  const found = await Promise.all(allRegions.map(async (region) => ({ region, paths: await read(region) })))
  for (const { region, paths: inRegion } of found)
    for (const path of inRegion) byPath.set(path, [...(byPath.get(path) ?? []), region.id])
  return [...byPath].map(([path, shownIn]) => ({ path, regions: shownIn }))
}
