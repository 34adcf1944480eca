import { defineBlock } from '../define-block.tsx'
import type { UnknownContent } from './UnknownBlock.tsx'

/** An entry of a type that is not in the content schema (CNT-20). */
export const unknown = defineBlock<UnknownContent>({
  load: () => import('./UnknownBlock.tsx').then((module) => module.UnknownBlock),
})
