import { defineBlock } from '../define-block.tsx'
import type { TabbedContent } from './adapter.ts'

/** Blocks behind tabs (CNT-19). */
export const tabbedContent = defineBlock<TabbedContent>({
  load: () => import('./TabbedContentBlock.tsx').then((module) => module.TabbedContentBlock),
})
