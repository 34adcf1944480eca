import { type ContentEntry, type ContentLocale, homePublic } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isBrandTile,
  isSpendCategory,
  type TypeHomePublicSkeleton,
} from '@clubhouse/content-client/types'
import type { HomePublic } from '../model/home-public.ts'
import { toAppDownload, toBanner, toBrandTile, toCategory, toFaq, toProcess } from './blocks.ts'

/** Options of the public home's content (HOM-15). */
export function homePublicOptions(locale: ContentLocale) {
  return homePublic.queryOptions({ locale }, toHomePublic)
}

function toHomePublic({ fields }: ContentEntry<TypeHomePublicSkeleton>): HomePublic {
  return {
    seoTitle: fields.seo?.fields.title ?? fields.earnHeadline,
    seoDescription: fields.seo?.fields.description,
    hero: fields.hero && toBanner(fields.hero),
    earn: {
      headline: fields.earnHeadline,
      body: fields.earnBody,
      buttonText: fields.earnButtonText,
      brands: intactEntries(fields.earnBrands, isBrandTile).map(toBrandTile),
    },
    spend: {
      headline: fields.spendHeadline,
      body: fields.spendBody,
      buttonText: fields.spendButtonText,
      categories: intactEntries(fields.spendCategories, isSpendCategory).map(toCategory),
    },
    howItWorks: fields.howItWorks && toProcess(fields.howItWorks),
    faq: fields.faq && toFaq(fields.faq),
    appDownload: fields.appDownload && toAppDownload(fields.appDownload),
  }
}
