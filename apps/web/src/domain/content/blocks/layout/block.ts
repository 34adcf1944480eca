import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { LayoutContent } from './adapter.ts'

/** Blocks in columns (CNT-04). */
export const layout = defineBlock<LayoutContent>({
  component: island(() => import('./LayoutBlock.tsx').then((module) => module.LayoutBlock), { when: 'visible' }),
  background: ({ background }) => background,
})
