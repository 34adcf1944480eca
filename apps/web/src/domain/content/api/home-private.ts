import { type ContentEntry, type ContentLocale, homePrivate } from '@clubhouse/content-client/content'
import { intactEntries, isSectionBanner, type TypeHomePrivateSkeleton } from '@clubhouse/content-client/types'
import { adaptHomeBanner, type BannerContent } from '../blocks/section-banner/adapter.ts'
import { type BrandTileContent, brandTilesOf } from './brand-tile.ts'

/** What the member's home shows besides rewards (HOM-06, HOM-08). */
export interface HomePrivate {
  seoTitle: string
  hero: BannerContent | undefined
  propositions: readonly BannerContent[]
  featuredHeadline: string
  /** Names the plan as `{plan}` (HOM-09). */
  exclusiveHeadline: string
  brandsHeadline: string
  brands: readonly BrandTileContent[]
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
    hero: fields.hero && adaptHomeBanner(fields.hero),
    propositions: intactEntries(fields.propositions, isSectionBanner).map(adaptHomeBanner),
    featuredHeadline: fields.featuredHeadline,
    exclusiveHeadline: fields.exclusiveHeadline,
    brandsHeadline: fields.brandsHeadline,
    brands: brandTilesOf(fields.brands),
    earnHeadline: fields.earnHeadline,
    spendHeadline: fields.spendHeadline,
  }
}
