import { island } from '#platform/islands/island.tsx'
import type { BlockProps } from '../define-block.ts'
import type { BannerContent } from '../section-banner/adapter.ts'
import { HeroBlock } from '../hero/HeroBlock.tsx'

const HotBanner = island(() => import('./HotBanner.tsx').then((module) => module.HotBanner), { when: 'visible' })

/** It looks like any other banner where it opens the page, or stands inside another block. */
export function RedHotBannerBlock({ block, level, isFirst }: BlockProps<BannerContent>) {
  return isFirst || level === 3 ? (
    <HeroBlock block={block} level={level} isFirst={isFirst} />
  ) : (
    <HotBanner banner={block} />
  )
}
