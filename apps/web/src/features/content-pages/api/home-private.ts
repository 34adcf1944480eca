import { type ContentEntry, type ContentLocale, homePrivate } from '@clubhouse/content-client/content'
import { intactEntries, isSectionBanner, type TypeHomePrivateSkeleton } from '@clubhouse/content-client/types'
import type { BannerContent } from '../model/blocks.ts'
import { toBanner } from './blocks.ts'

/** What the member's home shows besides rewards (HOM-06, HOM-08). */
export interface HomePrivate {
  seoTitle: string
  hero: BannerContent | undefined
  propositions: readonly BannerContent[]
  featuredHeadline: string
  earnHeadline: string
  spendHeadline: string
}

/** Options of the private home's content (HOM-15). */
export function homePrivateOptions(locale: ContentLocale) {
  return homePrivate.queryOptions({ locale }, toHomePrivate)
}

function toHomePrivate({ fields }: ContentEntry<TypeHomePrivateSkeleton>): HomePrivate {
  return {
    seoTitle: fields.seo?.fields.title ?? fields.featuredHeadline,
    hero: fields.hero && toBanner(fields.hero),
    propositions: intactEntries(fields.propositions, isSectionBanner).map(toBanner),
    featuredHeadline: fields.featuredHeadline,
    earnHeadline: fields.earnHeadline,
    spendHeadline: fields.spendHeadline,
  }
}
