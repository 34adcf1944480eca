import { defineBlock } from '../define-block.tsx'
import type { IntroCarouselContent } from './adapter.ts'

/** Slides that introduce the card (CNT-16). */
export const introCarousel = defineBlock<IntroCarouselContent>({
  load: () => import('./IntroCarouselBlock.tsx').then((module) => module.IntroCarouselBlock),
  isRegion: false,
})
