import type { ContentTag } from '@clubhouse/content-client/types'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'
import { filterBlocks } from './filter-blocks.ts'
import type { PageBlock } from '../blocks/page-block.ts'

/** Who looks at a page, and where. */
export interface PageViewer {
  /** Undefined while nobody knows. */
  audience: Audience | undefined
  countryCode: Region['countryCode']
  isNativeApp: boolean
}

/**
 * Returns whether somebody may see what carries these tags (CNT-24): one of its regions, its audience and its kind of
 * app, each only where the editors named one.
 */
export function isShown(tags: readonly ContentTag[], { audience, countryCode, isNativeApp }: PageViewer): boolean {
  const regions = tags.filter((tag) => tag.startsWith('region.'))
  if (regions.length > 0 && !regions.includes(`region.${countryCode}`)) return false
  if (tags.includes('visibility.appOnly') && !isNativeApp) return false
  if (tags.includes('visibility.webOnly') && isNativeApp) return false
  if (tags.includes('audience.members') && audience !== 'member') return false
  return !tags.includes('audience.visitors') || audience === 'visitor'
}

/** What a page does for somebody: it opens, waits until they are known, asks them to log in, or is not there. */
export type PageAccess = 'open' | 'waiting' | 'login' | 'closed'

export function pageAccess(tags: readonly ContentTag[], viewer: PageViewer): PageAccess {
  if (isShown(tags, viewer)) return 'open'
  const isForMembers = isShown(tags, { ...viewer, audience: 'member' })
  const isForVisitors = isShown(tags, { ...viewer, audience: 'visitor' })
  if (viewer.audience === undefined) return isForMembers || isForVisitors ? 'waiting' : 'closed'
  return viewer.audience === 'visitor' && isForMembers ? 'login' : 'closed'
}

/** Returns the blocks that somebody may see, and in those that hold others, the ones that they may see. */
export function shownBlocks(blocks: readonly PageBlock[], viewer: PageViewer): readonly PageBlock[] {
  return filterBlocks(blocks, ({ tags }) => isShown(tags, viewer))
}
