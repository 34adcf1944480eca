import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { FaqContent } from './adapter.ts'

/** Questions that open to their answers (CNT-14). */
export const faq = defineBlock<FaqContent>({
  component: island(() => import('./FaqBlock.tsx').then((module) => module.FaqBlock), { when: 'visible' }),
  background: 'white',
})
