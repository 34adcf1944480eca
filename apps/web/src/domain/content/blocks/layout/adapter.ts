import { readLayoutBlock, resolvedEntries } from '@clubhouse/content-client/types'
import type { ContentBackground } from '@clubhouse/design-system/theme'
import { backgroundOf } from '../../api/entry-fields.ts'
import type { AdaptBlock, EntryOf, PageBlock } from '../page-block.ts'

export interface LayoutContent {
  headline: string | undefined
  columns: number
  background: ContentBackground
  blocks: readonly PageBlock[]
}

export function adaptLayout({ fields }: EntryOf<'layout'>, adaptBlock: AdaptBlock): LayoutContent {
  return {
    headline: fields.headline,
    columns: fields.columns,
    background: backgroundOf(fields.backgroundColour),
    blocks: resolvedEntries(fields.blocks).map((each) => adaptBlock(readLayoutBlock(each))),
  }
}
