import { Suspense } from 'react'
import { AppDownloadSection } from '#domain/content/components/AppDownloadSection.tsx'
import { CategoriesSection } from '#domain/content/components/CategoriesSection.tsx'
import { ProcessSection } from '#domain/content/components/ProcessSection.tsx'
import type { HomePublic } from '#domain/content/model/home-public.ts'
import { lazyNear } from '#platform/lazy-near.tsx'

const faqId = 'home-faq'
// Its buttons need react-aria, which nothing before it does.
const FaqSection = lazyNear(faqId, () =>
  import('#domain/content/components/FaqSection.tsx').then((module) => module.FaqSection),
)

export type PublicHomeMoreProps = Pick<HomePublic, 'spend' | 'howItWorks' | 'faq' | 'appDownload'>

/** What of the visitor's home stands below a first view (HOM-01). */
export function PublicHomeMore({ spend, howItWorks, faq, appDownload }: PublicHomeMoreProps) {
  return (
    <>
      <CategoriesSection {...spend} />
      {howItWorks !== undefined && <ProcessSection process={howItWorks} />}
      {faq !== undefined && (
        <div id={faqId}>
          <Suspense fallback={<div aria-busy="true" />}>
            <FaqSection headline={faq.headline} items={faq.items} />
          </Suspense>
        </div>
      )}
      {appDownload !== undefined && <AppDownloadSection content={appDownload} />}
    </>
  )
}
