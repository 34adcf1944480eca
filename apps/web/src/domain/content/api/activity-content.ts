import { activityPage, type ContentEntry, type ContentLocale } from '@clubhouse/content-client/content'
import type { TypeActivityPageSkeleton } from '@clubhouse/content-client/types'
import type { AccordionEntry } from '../model/fields.ts'
import { accordionEntriesOf } from './entry-fields.ts'

/** What the activity page says besides the statement. */
export interface ActivityContent {
  title: string
  body: string | undefined
  pendingTitle: string
  pendingBody: string
  helpTitle: string
  helpBody: string
  faqHeadline: string | undefined
  questions: readonly AccordionEntry[]
}

/** Options of the page's content, by its content type (ACT-11). */
export function activityContentOptions(locale: ContentLocale) {
  return activityPage.queryOptions({ locale }, toActivityContent)
}

function toActivityContent({ fields }: ContentEntry<TypeActivityPageSkeleton>): ActivityContent {
  const { title, body, pendingTitle, pendingBody, helpTitle, helpBody, faq } = fields
  return {
    title,
    body,
    pendingTitle,
    pendingBody,
    helpTitle,
    helpBody,
    faqHeadline: faq?.fields.headline,
    questions: accordionEntriesOf(faq?.fields.accordions),
  }
}
