import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { canonicalPath } from '#domain/page/model/canonical.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import type { Region } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { pageOptions } from '../api/page.ts'
import { pageAccess } from '../model/visibility.ts'
import { usePageReport } from '../state/use-page-report.ts'
import { usePageViewer } from '../state/use-page-viewer.ts'
import { PageBlocks } from './PageBlocks.tsx'

export interface ComposedPageProps {
  /** What editors call the page. */
  slug: string
  /** Where there is such a page; in every region unless told otherwise. */
  regions?: readonly Region[]
  /** The page when there is no content of that slug. */
  notFound: ReactNode
  /** What visitors get instead of a page for members. */
  login: ReactNode
  /** Stands below the block that opens the page. */
  belowOpening?: ReactNode
}

/** A page that editors compose, by its slug, for those who may see it (CNT-01, CNT-24). */
export function ComposedPage({ slug, regions, notFound, login, belowOpening }: ComposedPageProps) {
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
            canonicalPath={canonicalPath}
            {...(regions !== undefined && { regions })}
          />
          <PageBlocks page={page.data} viewer={viewer} belowOpening={belowOpening} />
        </>
      )
  }
}
