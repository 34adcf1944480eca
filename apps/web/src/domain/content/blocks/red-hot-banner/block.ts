import { defineBlock } from '../define-block.ts'
import type { BannerContent } from '../section-banner/adapter.ts'
import { RedHotBannerBlock } from './RedHotBannerBlock.tsx'

/** A banner for something that will not last (CNT-09). */
export const redHotBanner = defineBlock<BannerContent>({
  component: RedHotBannerBlock,
  isFullWidth: true,
  opensPage: true,
})
