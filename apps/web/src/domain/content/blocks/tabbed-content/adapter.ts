import { intactEntries, isTab, readTabBlock, resolvedEntries } from '@clubhouse/content-client/types'
import type { AdaptBlock, EntryOf, PageBlock } from '../page-block.ts'

export interface TabbedContent {
  headline: string | undefined
  tabs: readonly { id: string; title: string; blocks: readonly PageBlock[] }[]
}

export function adaptTabbedContent({ fields }: EntryOf<'tabbedContent'>, adaptBlock: AdaptBlock): TabbedContent {
  return {
    headline: fields.headline,
    tabs: intactEntries(fields.tabs, isTab).map((tab) => ({
      id: tab.sys.id,
      title: tab.fields.title,
      blocks: resolvedEntries(tab.fields.blocks).map((each) => adaptBlock(readTabBlock(each))),
    })),
  }
}
