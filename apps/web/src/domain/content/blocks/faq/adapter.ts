import { accordionEntriesOf } from '../../api/entry-fields.ts'
import type { AccordionEntry, ActionContent } from '../../model/fields.ts'
import type { EntryOf } from '../page-block.ts'

export interface FaqContent {
  headline: string
  body: string | undefined
  items: readonly AccordionEntry[]
  /** Lead to more questions. */
  actions: readonly ActionContent[]
}

export function adaptFaq({ fields }: EntryOf<'faq'>): FaqContent {
  return { headline: fields.headline, body: undefined, items: accordionEntriesOf(fields.accordions), actions: [] }
}
