import { defineBlock } from '../define-block.tsx'
import type { PromoCarouselContent } from './adapter.ts'

/** Cards that lead to offers (CNT-36). */
export const promoCarousel = defineBlock<PromoCarouselContent>({
  load: () => import('./PromoCarouselBlock.tsx').then((module) => module.PromoCarouselBlock),
  isRegion: false,
})
