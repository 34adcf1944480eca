import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { useRegion } from '../../../platform/region/use-region.ts'
import { pageOptions } from '../api/page.ts'
import { usePublishedPath } from '../state/use-published-path.ts'
import { usePageViewer } from '../state/use-page-viewer.ts'
import { PageBlocks } from '../components/PageBlocks.tsx'
import { PageSkeleton } from '../components/PageSkeleton.tsx'
import { usePageReport } from '../state/use-page-report.ts'
import { previewToken } from '../model/preview.ts'
import { isReservedSlug } from '../model/slugs.ts'
import { pageAccess } from '../model/visibility.ts'

const PreviewBar = lazy(() => import('../components/PreviewBar.tsx').then((module) => ({ default: module.PreviewBar })))
const PreviewFailed = lazy(() =>
  import('../components/PreviewFailed.tsx').then((module) => ({ default: module.PreviewFailed })),
)

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

/** A draft as its editor sees it: marked as such, for no search engine, and reported to nobody. */
function DraftPage({ slug, token }: { slug: string; token: string }) {
  const { locale } = useRegion()
  const viewer = usePageViewer()
  const page = useQuery(pageOptions(slug, locale, token))
  const published = usePublishedPath()
  return (
    <>
      <PageHead title={page.data?.seoTitle ?? m.content_preview_label()} isPublic={false} />
      <Suspense fallback={<PageSkeleton />}>
        <PreviewBar leaveTo={published} />
        {page.isPending ? (
          <PageSkeleton />
        ) : page.data === undefined ? (
          <PreviewFailed />
        ) : (
          <PageBlocks page={page.data} viewer={viewer} />
        )}
      </Suspense>
    </>
  )
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
