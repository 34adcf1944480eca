import { defineBlock } from '../define-block.tsx'
import type { HowItWorksContent } from './adapter.ts'

/** Steps that explain something (CNT-13). */
export const howItWorks = defineBlock<HowItWorksContent>({
  load: () => import('./HowItWorksBlock.tsx').then((module) => module.HowItWorksBlock),
  background: 'lightPink',
})
