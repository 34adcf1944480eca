import { defineBlock } from '../define-block.tsx'
import type { ImageContent } from './adapter.ts'

/** An image with its caption (CNT-06). */
export const image = defineBlock<ImageContent>({
  load: () => import('./ImageBlock.tsx').then((module) => module.ImageBlock),
  isFullWidth: ({ isFullWidth }) => isFullWidth,
})
