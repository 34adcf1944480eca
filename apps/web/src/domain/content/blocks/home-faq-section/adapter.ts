import { accordionEntriesOf, actionsOf } from '../../api/entry-fields.ts'
import type { FaqContent } from '../faq/adapter.ts'
import type { EntryOf } from '../page-block.ts'

export function adaptHomeFaqSection({ fields }: EntryOf<'homeFaqSection'>): FaqContent {
  return {
    headline: fields.headline,
    body: fields.body,
    items: accordionEntriesOf(fields.accordions),
    actions: actionsOf(fields),
  }
}
