import { useQuery } from '@tanstack/react-query'
import { homePublicOptions } from '#domain/content/api/home-public.ts'
import { SectionBannerBlock } from '#domain/content/blocks/section-banner/SectionBannerBlock.tsx'
import { PageHead } from '#platform/head/PageHead.tsx'
import { organisation } from '#platform/head/structured-data.ts'
import { island } from '#platform/islands/island.tsx'
import { useRegion } from '#platform/region/use-region.ts'
import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'
import { BrandsSection } from './BrandsSection.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'

const PublicHomeMore = island(() => import('./PublicHomeMore.tsx').then((module) => module.PublicHomeMore), {
  when: 'visible',
})

/** The visitor's home, from the content service (HOM-01); the world region has the hero only (HOM-02). */
export function PublicHome() {
  const region = useRegion()
  const home = useQuery(homePublicOptions(region.locale))
  if (home.isPending) return <HomeSkeleton />
  if (home.isError) return <LazyFailedPage onRetry={() => void home.refetch()} />
  const { seoTitle, seoDescription, hero, earn, ...more } = home.data
  return (
    <>
      <PageHead title={seoTitle} description={seoDescription} isPublic about={() => [organisation()]} />
      {hero !== undefined && <SectionBannerBlock block={hero} isFirst />}
      {region.id !== 'world' && (
        <>
          <BrandsSection {...earn} />
          <PublicHomeMore {...more} />
        </>
      )}
    </>
  )
}
