import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Section } from '@clubhouse/design-system/Section'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { useRegion } from '../../../platform/region/use-region.ts'
import { withoutRegion } from '../../../platform/region/regions.ts'
import { pageOptions } from '../api/page.ts'
import { usePageViewer } from '../state/use-page-viewer.ts'
import { PageBlocks } from '../components/PageBlocks.tsx'
import { PageSkeleton } from '../components/PageSkeleton.tsx'
import { PreviewBar } from '../components/PreviewBar.tsx'
import { withoutPreview } from '../model/preview.ts'

export interface PreviewPageProps {
  slug: string
  /** The editor's, from the address. */
  token: string
}

/** A draft as its editor sees it: marked as such, for no search engine, and reported to nobody. */
export function PreviewPage({ slug, token }: PreviewPageProps) {
  const { locale } = useRegion()
  const { pathname, search } = useLocation()
  const viewer = usePageViewer()
  const page = useQuery(pageOptions(slug, locale, token))
  const published = withoutRegion(pathname) + withoutPreview(search)
  return (
    <>
      <PageHead title={page.data?.seoTitle ?? m.content_preview_label()} isPublic={false} />
      <PreviewBar leaveTo={published} />
      {page.isPending ? (
        <PageSkeleton />
      ) : page.data === undefined ? (
        <Section as="div">
          <Container>
            <EmptyState
              headingLevel={1}
              title={m.content_preview_failed_title()}
              body={m.content_preview_failed_body()}
              action={<ButtonLink href={published}>{m.content_preview_leave()}</ButtonLink>}
            />
          </Container>
        </Section>
      ) : (
        <PageBlocks page={page.data} viewer={viewer} />
      )}
    </>
  )
}
