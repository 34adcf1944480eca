import type {
  AccordionEntry,
  AppDownloadContent,
  BannerContent,
  BrandTileContent,
  CategoryContent,
  ProcessContent,
} from './blocks.ts'

/** What the public home shows (HOM-01). */
export interface HomePublic {
  seoTitle: string
  seoDescription: string | undefined
  hero: BannerContent | undefined
  earn: { headline: string; body: string; buttonText: string; brands: readonly BrandTileContent[] }
  spend: { headline: string; body: string; buttonText: string; categories: readonly CategoryContent[] }
  howItWorks: ProcessContent | undefined
  faq: { headline: string; items: readonly AccordionEntry[] } | undefined
  appDownload: AppDownloadContent | undefined
}
