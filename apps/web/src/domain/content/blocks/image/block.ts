import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { ImageContent } from './adapter.ts'

/** An image with its caption (CNT-06). */
export const image = defineBlock<ImageContent>({
  component: island(() => import('./ImageBlock.tsx').then((module) => module.ImageBlock), { when: 'visible' }),
  isFullWidth: ({ isFullWidth }) => isFullWidth,
})
