import { defineBlock } from '../define-block.tsx'
import type { PersonalPerksProgressBarContent } from './adapter.ts'

/** How far a cardholder is towards the perks of the year (CNT-18). */
export const personalPerksProgressBar = defineBlock<PersonalPerksProgressBarContent>({
  load: () => import('./PersonalPerksProgressBarBlock.tsx').then((module) => module.PersonalPerksProgressBarBlock),
  background: 'lightGreen',
})
