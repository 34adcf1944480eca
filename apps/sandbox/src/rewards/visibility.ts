import type { components } from '@clubhouse/rest-client/club.types'

type Schemas = components['schemas']
export type ViewingRegion = Schemas['ViewingRegion']
type RewardTag = Schemas['RewardTag']

/** Who looks. A visitor has no preferences. */
export interface Viewer {
  region: ViewingRegion
  isMember: boolean
  hidesAlcohol: boolean
  hidesGambling: boolean
}

/** Returns who looks at a region: a member, with what the member does not want to see, or must not (DIS-15), or a visitor. */
export function viewerFrom(
  region: ViewingRegion,
  profile?: Partial<Pick<Schemas['Profile'], 'optOutPrefAlcohol' | 'optOutPrefGambling' | 'restrictAlcoholGambling'>>,
): Viewer {
  const restricted = profile?.restrictAlcoholGambling === true
  return {
    region,
    isMember: profile !== undefined,
    hidesAlcohol: restricted || profile?.optOutPrefAlcohol === true,
    hidesGambling: restricted || profile?.optOutPrefGambling === true,
  }
}

/**
 * Returns whether a reward with these tags may be seen: hidden first, then login, then region, then preferences (DIS-14
 * to 19, CON-44).
 */
export function isVisible(tags: readonly RewardTag[], viewer: Viewer): boolean {
  const has = (tag: RewardTag) => tags.includes(tag)
  if (has('visibility.hidden') || has('visibility.appOnly')) return false
  if (has('visibility.restricted') && !viewer.isMember) return false
  if (!isOfRegion(tags, viewer.region)) return false
  return !(viewer.hidesAlcohol && has('content.alcohol')) && !(viewer.hidesGambling && has('content.gambling'))
}

/** No region's tag, or the global one, means every region; the rest of the world has no tag of its own. */
function isOfRegion(tags: readonly RewardTag[], region: ViewingRegion): boolean {
  const regions = tags.filter((tag) => tag.startsWith('region.'))
  return regions.length === 0 || regions.includes('region.global') || regions.some((tag) => tag === `region.${region}`)
}
