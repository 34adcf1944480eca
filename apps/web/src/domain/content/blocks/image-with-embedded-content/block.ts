import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { ImageWithEmbeddedContent } from './adapter.ts'

/** An image beside words and what they embed (CNT-12). */
export const imageWithEmbeddedContent = defineBlock<ImageWithEmbeddedContent>({
  component: island(
    () => import('./ImageWithEmbeddedContentBlock.tsx').then((module) => module.ImageWithEmbeddedContentBlock),
    { when: 'visible' },
  ),
})
