import type { RewardPage } from '@clubhouse/rest-client/club'
import type { QueryClient } from '@tanstack/react-query'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { isValidElement } from 'react'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ComingPage } from '#features/coming/components/ComingPage.tsx'
import { routes } from '#app/routes.tsx'
import { isComing } from '#platform/coming/is-coming.ts'
import { isComingPage, type PageName, paths, rewardPath } from '#platform/paths.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { inRegion, type RegionId, regionOf, regions, withoutRegion } from '#platform/region/regions.ts'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { showComingPages } from '#test/coming-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

/** Every route that is there, with an address of it; what an address needs is found on the way. */
const everybody = [paths.home, paths.earn, paths.spend, paths.terms, paths.privacy, paths.offline]
const membersOnly = [paths.vouchers, paths.orders, paths.activity, paths.promoCodes]
const found = [paths.spendReward, paths.earnReward, paths.brand, paths.page, paths.voucher, paths.order]

const comingPages = (Object.keys(paths) as PageName[]).filter(isComingPage)

describe('the pages that are not built', () => {
  test.each(comingPages)('%s has a placeholder at its address', async (name) => {
    const path = `/${paths[name].pattern.replace(/:\w+/, 'x')}`
    const inSomeRegion = await Promise.all([componentAt(path), componentAt(`/en-us${path}`)])
    expect(inSomeRegion).toContain(ComingPage)
    expect(isComing(path)).toBe(true)
    expect(isComing(`/world${path}/?from=mail#top`)).toBe(true)
  })
})

describe('no link leads to a page that is not built', () => {
  test.each<[who: string, region: RegionId, sample?: string]>([
    ['a visitor', 'en-gb'],
    ['a visitor', 'en-us'],
    ['a visitor', 'world'],
    ['a member', 'en-gb', 'gb.member'],
    ['a subscriber', 'en-gb', 'gb.subscriber'],
    ['a member with a card', 'en-us', 'us.cardholder'],
    ['a member', 'world', 'world.member'],
  ])('%s in %s', { timeout: 120_000 }, async (_who, region, sample) => {
    const member = sample === undefined ? undefined : await control.createMember(sample)
    const links = await crawl(region, member)
    expect([...links].filter(([href]) => isComing(href))).toEqual([])
  })

  test('and the flag shows those that the specification asks for', { timeout: 120_000 }, async () => {
    showComingPages()
    const links = await crawl('en-gb', await control.createMember('gb.member'))
    for (const page of ['account', 'subscribe', 'flightSearch', 'referAFriendDashboard', 'settings'] as const)
      expect([...links.keys()], page).toContain(paths[page].href())
  })
})

/** Returns what the route of an address renders. */
async function componentAt(path: string): Promise<unknown> {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  const page = typeof route?.lazy === 'function' ? await route.lazy() : route
  return isValidElement(page?.element) ? page.element.type : page?.Component
}

/** Goes to each kind of page, and to each page that editors compose. Returns all links with the page that each is on. */
async function crawl(region: RegionId, member: TestMember | undefined): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  const queue = [...everybody, ...(member === undefined ? [] : membersOnly)].map((path) => path.href())
  queue.push(...(await someRewards(region)), ...(await composedPages()))
  const seen = new Set(queue)
  const kinds = new Map<string, number>()
  scrollThrough()
  const queryClient = createQueryClient()
  const navigation = await renderRoute(inRegion('/', regions[region]), member, routes, queryClient)
  if (member !== undefined) {
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
    await screen.findByRole('menu')
    await settled(queryClient, 'the account menu')
    collect('the account menu')
    await userEvent.keyboard('{Escape}')
  }
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const target = inRegion(path, regions[region])
    await act(() => navigation.navigate(target))
    await settled(queryClient, target)
    collect(target)
  }
  return links

  function collect(page: string) {
    for (const element of document.querySelectorAll('[href]')) {
      const href = withoutBasePath(element.getAttribute('href') ?? '')
      if (href === undefined) continue
      links.set(withoutRegion(href), page)
      const next = withoutRegion(href).replace(/#.*/, '')
      const kind = found.find(({ pattern }) => matchRoutes([{ path: pattern }], next.replace(/\?.*/, '')) !== null)
      const count = kinds.get(kind?.pattern ?? '') ?? 0
      if (kind === undefined || seen.has(next) || regionOf(href).id !== region || count > 1) continue
      kinds.set(kind.pattern, count + 1)
      seen.add(next)
      queue.push(next)
    }
  }
}

/** Waits until a page has its heading and, for some looks in a row, nothing more to fetch. */
async function settled(queryClient: QueryClient, page: string): Promise<void> {
  let quiet = 0
  await waitFor(
    () => {
      const isBusy =
        document.querySelector('h1') === null ||
        document.querySelector('[aria-busy="true"]') !== null ||
        queryClient.isFetching() > 0
      quiet = isBusy ? 0 : quiet + 1
      expect(quiet, page).toBeGreaterThan(2)
    },
    { interval: 20 },
  )
}

/** A reward for each way of redeeming or earning, and of who may have it. */
async function someRewards(region: RegionId): Promise<string[]> {
  if (region === 'world') return []
  const of = async (list: string, path: typeof paths.spend | typeof paths.earn) => {
    const query = new URLSearchParams({ viewingRegion: regions[region].countryCode, limit: '100' })
    const answer = await fetch(`${control.origin}/api/discoveries/rewards/${list}?${query}`)
    const { rewards } = (await answer.json()) as RewardPage
    const byKind = new Map(
      rewards.map((reward) => [
        [reward.redemptionType, reward.earnType, reward.availability, reward.subscriptionPlanId].join(' '),
        `${path.href()}/${rewardPath({ rewardId: reward.rewardId, slug: reward.content.slug })}`,
      ]),
    )
    return [...byKind.values()]
  }
  return [...(await of('public', paths.spend)), ...(await of('earn/public', paths.earn))]
}

/** The paths of the pages that editors compose, from the site map. */
async function composedPages(): Promise<string[]> {
  const siteMap = await (await fetch(`${control.origin}/kestrel-red/sitemap.xml`)).text()
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages = addresses.map((path) => withoutRegion(withoutBasePath(path) ?? '/'))
  return [...new Set(pages.filter((path) => /^\/[^/]+$/.test(path)))]
}

/** A link's path inside the app; undefined for one that leads out of it. */
function withoutBasePath(href: string): string | undefined {
  return /^\/kestrel-red(?=\/|$)/.test(href) ? href.replace(/^\/kestrel-red/, '') || '/' : undefined
}
