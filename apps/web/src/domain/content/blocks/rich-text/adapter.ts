import { readRichTextBodyEntry } from '@clubhouse/content-client/types'
import type { Block, Document, Inline, Text } from '@contentful/rich-text-types'
import type { AdaptBlock, EntryOf, PageBlock } from '../page-block.ts'

/** A text with the entries that stand in it, by their ids. */
export interface TextContent {
  document: Document
  entries: Readonly<Record<string, PageBlock>>
  /** How many entries of unknown types stand in it (CNT-21). */
  unknown: number
}

export interface RichTextContent {
  text: TextContent
}

export function adaptRichText({ fields }: EntryOf<'richText'>, adaptBlock: AdaptBlock): RichTextContent {
  return { text: adaptText(fields.body, adaptBlock) }
}

/** Returns a text with the buttons, images and embedded content that stand in it; other entries are counted (CNT-21). */
export function adaptText(document: Document, adaptBlock: AdaptBlock): TextContent {
  const blocks = targetsIn(document).map((target) => adaptBlock(readRichTextBodyEntry(target)))
  const known = blocks.filter(({ kind }) => kind !== 'unknown')
  return {
    document,
    entries: Object.fromEntries(known.map((block) => [block.id, block])),
    unknown: blocks.length - known.length,
  }
}

function targetsIn(node: Document | Block | Inline | Text): unknown[] {
  if (node.nodeType === 'text') return []
  const own = node.nodeType.startsWith('embedded-entry') ? [node.data['target']] : []
  return [...own, ...node.content.flatMap((child) => targetsIn(child))]
}
