import { ratioOf } from '../../api/entry-fields.ts'
import type { Ratio } from '../../model/ratio.ts'
import type { EntryOf } from '../page-block.ts'

/** Something of another site, as its editor pasted it (CNT-11). */
export interface EmbeddedContent {
  title: string
  html: string
  /** Whether it gets the query of the page's address (CNT-30). */
  forwardsQuery: boolean
  isFullWidth: boolean
  ratio: Ratio
}

export function adaptEmbeddedContent({ fields }: EntryOf<'embeddedContent'>): EmbeddedContent {
  return {
    title: fields.title,
    html: fields.html,
    forwardsQuery: fields.forwardUrlParameters === true,
    isFullWidth: fields.width === 'FullWidth',
    // Without a ratio of its own, a frame is as wide as films are.
    ratio: ratioOf(fields.aspectRatio) ?? '16:9',
  }
}
