import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { IntroCarouselContent } from './adapter.ts'

/** Slides that introduce the card (CNT-16). */
export const introCarousel = defineBlock<IntroCarouselContent>({
  component: island(() => import('./IntroCarouselBlock.tsx').then((module) => module.IntroCarouselBlock), {
    when: 'visible',
  }),
  isRegion: false,
})
