import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { useQuery } from '@tanstack/react-query'
import { homePublicOptions } from '../../features/content-pages/api/home-public.ts'
import { AppDownloadSection } from '../../features/content-pages/components/AppDownloadSection.tsx'
import { Banner } from '../../features/content-pages/components/Banner.tsx'
import { BrandsSection } from '../../features/content-pages/components/BrandsSection.tsx'
import { CategoriesSection } from '../../features/content-pages/components/CategoriesSection.tsx'
import { FaqSection } from '../../features/content-pages/components/FaqSection.tsx'
import { ProcessSection } from '../../features/content-pages/components/ProcessSection.tsx'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../platform/head/PageHead.tsx'
import { useRegion } from '../../platform/region/use-region.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/** The visitor's home, from the content service (HOM-01); the world region has the hero only (HOM-02). */
export function PublicHome() {
  const region = useRegion()
  const home = useQuery(homePublicOptions(region.locale))
  if (home.isPending) return <HomeSkeleton />
  if (home.isError) {
    return (
      <Container>
        <ErrorPanel
          title={m.error_page_title()}
          body={m.error_page_body()}
          action={<Button onPress={() => void home.refetch()}>{m.error_page_retry()}</Button>}
        />
      </Container>
    )
  }
  const { seoTitle, seoDescription, hero, earn, spend, howItWorks, faq, appDownload } = home.data
  return (
    <>
      <PageHead title={seoTitle} description={seoDescription} isPublic />
      {hero !== undefined && <Banner banner={hero} headingLevel={1} priority />}
      {region.id !== 'world' && (
        <>
          <BrandsSection {...earn} />
          <CategoriesSection {...spend} />
          {howItWorks !== undefined && <ProcessSection process={howItWorks} />}
          {faq !== undefined && <FaqSection headline={faq.headline} items={faq.items} />}
          {appDownload !== undefined && <AppDownloadSection content={appDownload} />}
        </>
      )}
    </>
  )
}
