import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { ContentError } from '@clubhouse/content-client/errors'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import { trackPageContentError, trackPageContentSuccess } from '../../../platform/analytics/track.ts'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { useRegion } from '../../../platform/region/use-region.ts'
import { pageOptions } from '../api/page.ts'
import { PageBlockView } from '../components/PageBlockView.tsx'
import { opensWithBanner } from '../model/page.ts'
import { isReservedSlug } from '../model/slugs.ts'

export interface ContentPageProps {
  /** The page for an address without content. */
  notFound: ReactNode
}

/** The composed page that the address names (CNT-01, CNT-02). */
export function ContentPage({ notFound }: ContentPageProps) {
  const { pagePath = '' } = useParams()
  if (isReservedSlug(pagePath)) return notFound
  return <ComposedPage slug={pagePath} notFound={notFound} />
}

function ComposedPage({ slug, notFound }: ContentPageProps & { slug: string }) {
  const { locale } = useRegion()
  const page = useQuery(pageOptions(slug, locale))
  const { isSuccess, error } = page
  useEffect(() => {
    if (isSuccess) trackPageContentSuccess(slug)
    else if (error !== null) trackPageContentError({ slug, ...failureOf(error) })
  }, [slug, isSuccess, error])
  if (page.isPending) return <PageSkeleton />
  // Missing or failed: both read as not found (CNT-23).
  if (page.data === undefined) return notFound
  const { title, seoTitle, seoDescription, blocks } = page.data
  return (
    <>
      <PageHead title={seoTitle} description={seoDescription} isPublic />
      {!opensWithBanner(page.data) && (
        <Section as="div">
          <Container>
            <Heading level={1} size="display">
              {title}
            </Heading>
          </Container>
        </Section>
      )}
      {blocks.map((block, index) => (
        <PageBlockView
          key={block.id}
          block={block}
          isFirst={index === 0}
          isFirstFaq={block === blocks.find(({ kind }) => kind === 'faq')}
        />
      ))}
    </>
  )
}

/** A page that is not there has the defaults of the specification; one that could not be read is another matter (ERR-40). */
function failureOf(error: Error) {
  if (error instanceof ContentError && error.kind === 'not_found') return {}
  return { errorCode: 500, errorMessage: 'Page could not be read', errorType: 'content' }
}

function PageSkeleton() {
  return (
    <Section as="div">
      <Container>
        <div role="status">
          <VisuallyHidden>{m.content_loading()}</VisuallyHidden>
          <Stack gap="xlarge">
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={8} />
          </Stack>
        </div>
      </Container>
    </Section>
  )
}
