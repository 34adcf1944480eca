import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { HowItWorksContent } from './adapter.ts'

/** Steps that explain something (CNT-13). */
export const howItWorks = defineBlock<HowItWorksContent>({
  component: island(() => import('./HowItWorksBlock.tsx').then((module) => module.HowItWorksBlock), {
    when: 'visible',
  }),
  background: 'lightPink',
})
