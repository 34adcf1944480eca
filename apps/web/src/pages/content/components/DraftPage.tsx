import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { withoutRegion } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { pageOptions } from '#domain/content/api/page.ts'
import { withoutPreview } from '#domain/content/model/preview.ts'
import { usePageViewer } from '#domain/content/state/use-page-viewer.ts'
import { PageBlocks } from '#domain/content/components/PageBlocks.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { PreviewFailed } from './PreviewFailed.tsx'

/** A draft as its editor sees it: marked as such, for no search engine, and reported to nobody. */
export function DraftPage({ slug, token }: { slug: string; token: string }) {
  const { locale } = useRegion()
  const viewer = usePageViewer()
  const page = useQuery(pageOptions(slug, locale, token))
  const published = usePublishedPath()
  return (
    <>
      <PageHead title={page.data?.seoTitle ?? m.content_preview_label()} isPublic={false} />
      <PreviewBar leaveTo={published} />
      {page.isPending ? (
        <PageSkeleton />
      ) : page.data === undefined ? (
        <PreviewFailed />
      ) : (
        <PageBlocks page={page.data} viewer={viewer} />
      )}
    </>
  )
}

/** Returns the path of this page as visitors open it: without region and without the parameters of a draft. */
function usePublishedPath(): string {
  const { pathname, search } = useLocation()
  return withoutRegion(pathname) + withoutPreview(search)
}
