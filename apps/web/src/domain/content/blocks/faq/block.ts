import { defineBlock } from '../define-block.tsx'
import type { FaqContent } from './adapter.ts'

/** Questions that open to their answers (CNT-14). */
export const faq = defineBlock<FaqContent>({
  load: () => import('./FaqBlock.tsx').then((module) => module.FaqBlock),
  background: 'white',
})
