import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { PromoCarouselContent } from './adapter.ts'

/** Cards that pass by, on wide screens (CNT-36, FLT-03). */
export const promoCarousel = defineBlock<PromoCarouselContent>({
  component: island(() => import('./PromoCarouselBlock.tsx').then((module) => module.PromoCarouselBlock), {
    when: 'visible',
  }),
  isRegion: false,
  isOnWideScreens: true,
})
