import { island } from '#platform/islands/island.tsx'
import { type BlockProps, defineBlock } from '../define-block.ts'
import type { BannerContent } from '../section-banner/adapter.ts'
import { HeroBlock } from '../hero/block.tsx'

const HotBanner = island(() => import('./HotBanner.tsx').then((module) => module.HotBanner), { when: 'visible' })

/** A banner for something that will not last (CNT-09). */
export const redHotBanner = defineBlock<BannerContent>({
  component: RedHotBannerBlock,
  isFullWidth: true,
  opensPage: true,
})

/** It looks like any other banner where it opens the page, or stands inside another block. */
function RedHotBannerBlock({ block, level, isFirst }: BlockProps<BannerContent>) {
  return isFirst || level === 3 ? (
    <HeroBlock block={block} level={level} isFirst={isFirst} />
  ) : (
    <HotBanner banner={block} />
  )
}
