import { RichText } from '../../components/RichText.tsx'
import type { BlockProps } from '../define-block.ts'
import type { RichTextContent } from './adapter.ts'

export type RichTextBlockProps = Pick<BlockProps<RichTextContent>, 'block' | 'renderBlock'>

/** Formatted text with the buttons, images and embedded content that stand in it (CNT-21). */
export function RichTextBlock({ block: { text }, renderBlock }: RichTextBlockProps) {
  return (
    <RichText
      document={text.document}
      renderEntry={(id) => {
        const block = text.entries[id]
        return block && renderBlock(block)
      }}
    />
  )
}
