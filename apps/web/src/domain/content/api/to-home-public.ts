import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isBrandTile,
  isSpendCategory,
  type TypeHomePublicSkeleton,
} from '@clubhouse/content-client/types'
import type { HomePublic } from '../model/home-public.ts'
import { toAppDownload, toBanner, toBrandTile, toCategory, toFaq, toProcess } from './blocks.ts'

/** The entry of the public home as its screens read it. */
export function toHomePublic({ fields }: ContentEntry<TypeHomePublicSkeleton>): HomePublic {
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
