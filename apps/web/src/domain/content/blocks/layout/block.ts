import { defineBlock } from '../define-block.tsx'
import type { LayoutContent } from './adapter.ts'

/** Blocks in columns (CNT-04). */
export const layout = defineBlock<LayoutContent>({
  load: () => import('./LayoutBlock.tsx').then((module) => module.LayoutBlock),
  background: ({ background }) => background,
})
