import { type ContentLocale, homePublic } from '@clubhouse/content-client/content'
import type { CategoryColour } from '@clubhouse/design-system/theme'
import type { FaqContent } from '../blocks/faq/adapter.ts'
import type { HowItWorksContent } from '../blocks/how-it-works/adapter.ts'
import type { BannerContent } from '../blocks/section-banner/adapter.ts'
import type { ContentPicture } from '../model/entries.ts'
import type { BrandTileContent } from './brand-tile.ts'

/** What the public home shows (HOM-01). */
export interface HomePublic {
  seoTitle: string
  seoDescription: string | undefined
  hero: BannerContent | undefined
  earn: { headline: string; body: string; buttonText: string; brands: readonly BrandTileContent[] }
  spend: { headline: string; body: string; buttonText: string; categories: readonly CategoryContent[] }
  howItWorks: HowItWorksContent | undefined
  faq: FaqContent | undefined
  appDownload: AppDownloadContent | undefined
}

/** A category of spend rewards (HOM-05). */
export interface CategoryContent {
  name: string
  colour: CategoryColour
  picture: ContentPicture | undefined
}

export interface AppDownloadContent {
  headline: string
  body: string
  picture: ContentPicture | undefined
  appStoreBadge: ContentPicture | undefined
  playStoreBadge: ContentPicture | undefined
}

/**
 * Options of the public home's content (HOM-15). The adapter is imported with the entry, because prerendered pages do
 * not need it.
 */
export function homePublicOptions(locale: ContentLocale) {
  return homePublic.queryOptions({ locale }, async (entry) =>
    (await import('./adapt-home-public.ts')).adaptHomePublic(entry),
  )
}
