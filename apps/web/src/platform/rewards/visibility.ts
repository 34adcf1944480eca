import type { Reward, RewardTag } from '@clubhouse/rest-client/club'
import type { Audience } from '../auth/use-audience.ts'
import type { Region } from '../region/regions.ts'

export interface Viewer {
  audience: Audience
  countryCode: Region['countryCode']
}

const regionTags: Readonly<Record<Region['countryCode'], RewardTag | undefined>> = {
  GB: 'region.GB',
  US: 'region.US',
  WORLD: undefined,
}

/**
 * Whether the website shows a reward to somebody: hidden and app-only ones never (DIS-14, DIS-16), restricted ones to
 * members (DIS-17), and then by region (DIS-18, DIS-19). In this order (CON-44).
 */
export function isVisible(tags: readonly RewardTag[], { audience, countryCode }: Viewer): boolean {
  if (tags.includes('visibility.hidden') || tags.includes('visibility.appOnly')) return false
  if (tags.includes('visibility.restricted') && audience === 'visitor') return false
  const regions = tags.filter((tag) => tag.startsWith('region.'))
  if (regions.length === 0 || regions.includes('region.global')) return true
  const own = regionTags[countryCode]
  return own !== undefined && regions.includes(own)
}

/** The rewards of a list that somebody may see, each once: pages overlap by three (DIS-10, CON-17). */
export function visibleRewards(rewards: readonly Reward[], viewer: Viewer): Reward[] {
  const byId = new Map(rewards.map((reward) => [reward.rewardId, reward]))
  return [...byId.values()].filter((reward) => isVisible(reward.content.tags, viewer))
}
