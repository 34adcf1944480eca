import { defineBlock } from '../define-block.ts'
import type { BannerContent } from './adapter.ts'
import { SectionBannerBlock } from './SectionBannerBlock.tsx'

/** A hero or a marketing banner (CNT-35). */
export const sectionBanner = defineBlock<BannerContent>({
  component: SectionBannerBlock,
  isFullWidth: true,
  opensPage: true,
})
