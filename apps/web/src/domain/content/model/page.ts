import type { ContentTag } from '@clubhouse/content-client/types'
import type { PageBlock } from '../blocks/page-block.ts'

/** A page that editors compose of blocks (CNT-01). */
export interface PageContent {
  title: string
  seoTitle: string
  seoDescription: string | undefined
  shareImageUrl: string | undefined
  /** Whether its editors keep it from search engines. */
  isHidden: boolean
  tags: readonly ContentTag[]
  blocks: readonly PageBlock[]
}

/** Returns what of a page is of an unknown type: blocks, and entries that stand in texts (CNT-20, CNT-21). */
export function unknownParts(blocks: readonly PageBlock[]): ('block' | 'entry')[] {
  return blocks.flatMap((block): ('block' | 'entry')[] => {
    switch (block.kind) {
      case 'unknown':
        return ['block']
      case 'richText':
      case 'pageContent':
        return Array.from({ length: block.text.unknown }, () => 'entry')
      case 'layout':
        return unknownParts(block.blocks)
      case 'tabbedContent':
        return block.tabs.flatMap((tab) => unknownParts(tab.blocks))
      default:
        return []
    }
  })
}
