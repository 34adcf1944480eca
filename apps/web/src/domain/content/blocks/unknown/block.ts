import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { UnknownContent } from './UnknownBlock.tsx'

/** An entry of a type that is not in the content schema (CNT-20). */
export const unknown = defineBlock<UnknownContent>({
  component: island(() => import('./UnknownBlock.tsx').then((module) => module.UnknownBlock), { when: 'visible' }),
})
