import { BlockSection } from '#domain/content/blocks/BlockSection.tsx'
import { homeFaqSection } from '#domain/content/blocks/home-faq-section/block.ts'
import { howItWorks as howItWorksBlock } from '#domain/content/blocks/how-it-works/block.ts'
import type { HomePublic } from '#domain/content/api/home-public.ts'
import { AppDownloadSection } from './AppDownloadSection.tsx'
import { CategoriesSection } from './CategoriesSection.tsx'

export type PublicHomeMoreProps = Pick<HomePublic, 'spend' | 'howItWorks' | 'faq' | 'appDownload'>

/** What of the visitor's home stands below a first view (HOM-01). */
export function PublicHomeMore({ spend, howItWorks, faq, appDownload }: PublicHomeMoreProps) {
  return (
    <>
      <CategoriesSection {...spend} />
      {howItWorks !== undefined && <BlockSection kind={howItWorksBlock} block={howItWorks} />}
      {faq !== undefined && <BlockSection kind={homeFaqSection} block={faq} />}
      {appDownload !== undefined && <AppDownloadSection content={appDownload} />}
    </>
  )
}
