import { defineBlock } from '../define-block.ts'
import type { BannerContent } from '../section-banner/adapter.ts'
import { HeroBlock } from './HeroBlock.tsx'

/** A banner that may open a page, with an image beside its words or behind them (CNT-07, CNT-25). */
export const hero = defineBlock<BannerContent>({ component: HeroBlock, isFullWidth: true, opensPage: true })
