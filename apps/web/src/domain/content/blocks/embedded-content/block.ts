import { defineBlock } from '../define-block.tsx'
import type { EmbeddedContent } from './adapter.ts'

/** A form, film or map of another site (CNT-11). */
export const embeddedContent = defineBlock<EmbeddedContent>({
  load: () => import('./EmbeddedContentBlock.tsx').then((module) => module.EmbeddedContentBlock),
})
