import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { PersonalPerksProgressBarContent } from './adapter.ts'

/** How far a cardholder is towards the perks of the year (CNT-18). */
export const personalPerksProgressBar = defineBlock<PersonalPerksProgressBarContent>({
  component: island(
    () => import('./PersonalPerksProgressBarBlock.tsx').then((module) => module.PersonalPerksProgressBarBlock),
    { when: 'visible' },
  ),
  background: 'lightGreen',
})
