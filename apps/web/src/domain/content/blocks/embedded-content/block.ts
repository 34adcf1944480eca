import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { EmbeddedContent } from './adapter.ts'

/** A form, film or map of another site (CNT-11). */
export const embeddedContent = defineBlock<EmbeddedContent>({
  component: island(() => import('./EmbeddedContentBlock.tsx').then((module) => module.EmbeddedContentBlock), {
    when: 'visible',
  }),
})
