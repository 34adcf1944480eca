import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { PromoCarouselContent } from './adapter.ts'

/** Cards that lead to offers (CNT-36). */
export const promoCarousel = defineBlock<PromoCarouselContent>({
  component: island(() => import('./PromoCarouselBlock.tsx').then((module) => module.PromoCarouselBlock), {
    when: 'visible',
  }),
  isRegion: false,
})
