import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { island } from '#platform/islands/island.tsx'
import { PageHead } from '#platform/head/PageHead.tsx'
import { useRegion } from '#platform/region/use-region.ts'
import { pageOptions } from '#domain/content/api/page.ts'
import { usePageViewer } from './state/use-page-viewer.ts'
import { PageBlocks } from '#domain/content/components/PageBlocks.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import { usePageReport } from './state/use-page-report.ts'
import { previewToken } from '#domain/content/model/preview.ts'
import { isReservedSlug } from '#domain/content/model/slugs.ts'
import { pageAccess } from '#domain/content/model/visibility.ts'

const DraftPage = island(() => import('./components/DraftPage.tsx').then((module) => module.DraftPage), {
  when: 'render',
  fallback: PageSkeleton,
})

export interface ContentPageProps {
  /** The page for an address without content. */
  notFound: ReactNode
  /** What visitors get instead of a page for members. */
  login: ReactNode
}

/** The composed page that the address names (CNT-01, CNT-02). */
export function ContentPage({ notFound, login }: ContentPageProps) {
  const { pagePath = '' } = useParams()
  const token = previewToken(useLocation().search)
  if (isReservedSlug(pagePath)) return notFound
  if (token === undefined) return <ComposedPage slug={pagePath} notFound={notFound} login={login} />
  return <DraftPage slug={pagePath} token={token} />
}

function ComposedPage({ slug, notFound, login }: ContentPageProps & { slug: string }) {
  const { locale } = useRegion()
  const viewer = usePageViewer()
  const page = useQuery(pageOptions(slug, locale))
  usePageReport(slug, page)
  if (page.isPending) return <PageSkeleton />
  // Missing or failed: both read as not found (CNT-23).
  if (page.data === undefined) return notFound
  const { seoTitle, seoDescription, shareImageUrl, isHidden, tags } = page.data
  switch (pageAccess(tags, viewer)) {
    case 'closed':
      return notFound
    case 'login':
      return login
    case 'waiting':
      return <PageSkeleton />
    case 'open':
      return (
        <>
          <PageHead
            title={seoTitle}
            description={seoDescription}
            imageUrl={shareImageUrl}
            isPublic={!isHidden && !tags.includes('audience.members')}
          />
          <PageBlocks page={page.data} viewer={viewer} />
        </>
      )
  }
}
