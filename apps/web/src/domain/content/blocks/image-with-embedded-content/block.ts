import { defineBlock } from '../define-block.tsx'
import type { ImageWithEmbeddedContent } from './adapter.ts'

/** An image beside words and what they embed (CNT-12). */
export const imageWithEmbeddedContent = defineBlock<ImageWithEmbeddedContent>({
  load: () => import('./ImageWithEmbeddedContentBlock.tsx').then((module) => module.ImageWithEmbeddedContentBlock),
})
