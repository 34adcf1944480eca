import { defineBlock } from '../define-block.tsx'
import type { EligibleBenefitsContent } from './adapter.ts'

/** The card's benefits (CNT-17). */
export const eligibleBenefits = defineBlock<EligibleBenefitsContent>({
  load: () => import('./EligibleBenefitsBlock.tsx').then((module) => module.EligibleBenefitsBlock),
  background: 'white',
})
