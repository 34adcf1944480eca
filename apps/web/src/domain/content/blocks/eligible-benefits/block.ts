import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { EligibleBenefitsContent } from './adapter.ts'

/** The card's benefits (CNT-17). */
export const eligibleBenefits = defineBlock<EligibleBenefitsContent>({
  component: island(() => import('./EligibleBenefitsBlock.tsx').then((module) => module.EligibleBenefitsBlock), {
    when: 'visible',
  }),
  background: 'white',
})
