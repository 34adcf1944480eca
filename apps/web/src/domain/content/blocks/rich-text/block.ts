import { defineBlock } from '../define-block.ts'
import type { RichTextContent } from './adapter.ts'
import { RichTextBlock } from './RichTextBlock.tsx'

/** Formatted text (CNT-05). */
export const richText = defineBlock<RichTextContent>({ component: RichTextBlock })
