import type { Document } from '@contentful/rich-text-types'
import type { AccordionEntry, BannerContent, ProcessContent } from './blocks.ts'

/** A block of a composed page; what the app cannot draw yet keeps its raw data (CNT-20). */
export type PageBlock = { id: string } & (
  | { kind: 'banner'; banner: BannerContent }
  | { kind: 'rich-text'; body: Document }
  | { kind: 'process'; process: ProcessContent }
  | { kind: 'faq'; headline: string; items: readonly AccordionEntry[] }
  | { kind: 'unknown'; type: string; data: unknown }
)

/** A page that editors compose of blocks (CNT-01). */
export interface PageContent {
  title: string
  seoTitle: string
  seoDescription: string | undefined
  blocks: readonly PageBlock[]
}

/** Whether a block brings the page's own heading: a banner at its top does. */
export function opensWithBanner({ blocks }: Pick<PageContent, 'blocks'>): boolean {
  return blocks[0]?.kind === 'banner'
}
