import { cardTransitionPage, type ContentEntry, type ContentLocale } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isCardTransitionPage,
  type TypeCardTransitionPageSkeleton,
} from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '#domain/content/model/entries.ts'

/** What stands between the club and the application, of one journey (CCD-05, CCD-07). */
export interface TransitionContent {
  applicationType: string
  /** Of the partner whose guests read it; empty for everybody. */
  accorId: string
  title: string
  body: string
  logo: Pick<ContentPicture, 'url' | 'alt'> | undefined
  applyText: string
}

/** Options of what editors wrote for each journey. */
export function transitionsOptions(locale: ContentLocale) {
  return cardTransitionPage.listOptions({ locale }, toTransitions)
}

function toTransitions(entries: ContentEntry<TypeCardTransitionPageSkeleton>[]): TransitionContent[] {
  return intactEntries(entries, isCardTransitionPage).map(({ fields }) => ({
    applicationType: fields.applicationType,
    accorId: fields.accorId ?? '',
    title: fields.title,
    body: fields.body,
    logo: pictureOf(fields.partnerLogo),
    applyText: fields.applyButtonText,
  }))
}
