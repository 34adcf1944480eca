import type { Reward, RewardPage, RewardTag } from '@clubhouse/rest-client/club'
import type { Audience } from '#platform/auth/use-audience.ts'
import { type Region, regions } from '#platform/region/regions.ts'

/** The facts about a viewer that decide which rewards are visible. `useViewer` returns one. */
export interface Viewer {
  audience: Audience
  countryCode: Region['countryCode']
  /** Whether the app runs inside the native shell (CON-27). */
  isInApp: boolean
  /** The member has opted out of it, or may not see it (DIS-15). */
  hidesAlcohol: boolean
  hidesGambling: boolean
}

const regionTags: Readonly<Record<Region['countryCode'], RewardTag | undefined>> = {
  GB: 'region.GB',
  US: 'region.US',
  WORLD: undefined,
}

/**
 * Returns whether somebody is shown a reward: hidden ones never (DIS-16), those of the other shell not (DIS-14, CON-27),
 * restricted ones to members only (DIS-17), then by region (DIS-18, DIS-19), and then by what the member opted out of
 * (DIS-15). In this order (CON-44).
 */
export function isVisible(tags: readonly RewardTag[], viewer: Viewer): boolean {
  const has = (tag: RewardTag) => tags.includes(tag)
  if (has('visibility.hidden')) return false
  if (has(viewer.isInApp ? 'visibility.webOnly' : 'visibility.appOnly')) return false
  if (has('visibility.restricted') && viewer.audience === 'visitor') return false
  if (!isOfRegion(tags, viewer.countryCode)) return false
  return !(viewer.hidesAlcohol && has('content.alcohol')) && !(viewer.hidesGambling && has('content.gambling'))
}

/** Returns the rewards of a list that somebody may see, each once: pages overlap by three (DIS-10, CON-17). */
export function visibleRewards(rewards: readonly Reward[], viewer: Viewer): Reward[] {
  const byId = new Map(rewards.map((reward) => [reward.rewardId, reward]))
  return [...byId.values()].filter((reward) => isVisible(reward.content.tags, viewer))
}

/** Returns the rewards of all pages that somebody may see; undefined until both the pages and the viewer are known. */
export function visibleInPages(
  pages: readonly RewardPage[] | undefined,
  viewer: Viewer | undefined,
): Reward[] | undefined {
  if (pages === undefined || viewer === undefined) return undefined
  return visibleRewards(
    pages.flatMap((page) => page.rewards),
    viewer,
  )
}

/** Returns the regions in which everybody may see what has these tags. */
export function publicRegions(tags: readonly RewardTag[]): Region[] {
  return Object.values(regions).filter((region) => isVisible(tags, visitorOf(region)))
}

/** Returns a viewer who is not signed in and uses a browser, as the host that renders pages does. */
export function visitorOf({ countryCode }: Pick<Region, 'countryCode'>): Viewer {
  return { audience: 'visitor', countryCode, isInApp: false, hidesAlcohol: false, hidesGambling: false }
}

/** No region's tag, or the global one, means every region; the rest of the world has no tag of its own. */
function isOfRegion(tags: readonly RewardTag[], countryCode: Viewer['countryCode']): boolean {
  const regions = tags.filter((tag) => tag.startsWith('region.'))
  if (regions.length === 0 || regions.includes('region.global')) return true
  const own = regionTags[countryCode]
  return own !== undefined && regions.includes(own)
}
