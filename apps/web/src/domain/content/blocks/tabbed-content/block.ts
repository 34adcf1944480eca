import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { TabbedContent } from './adapter.ts'

/** Blocks behind tabs (CNT-19). */
export const tabbedContent = defineBlock<TabbedContent>({
  component: island(() => import('./TabbedContentBlock.tsx').then((module) => module.TabbedContentBlock), {
    when: 'visible',
  }),
})
