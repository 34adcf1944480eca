import { useLocation } from 'react-router-dom'
import { island } from '#platform/islands/island.tsx'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { useParams } from '#platform/navigation/outlet.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import { ComposedPage, type ComposedPageProps } from '#domain/content/components/ComposedPage.tsx'
import { fetchPageAhead } from '#domain/content/api/page.ts'
import { previewToken } from '#domain/content/model/preview.ts'
import { isReservedSlug } from '#domain/content/model/slugs.ts'

const DraftPage = island(() => import('./components/DraftPage.tsx').then((module) => module.DraftPage), {
  when: 'render',
  fallback: PageSkeleton,
})

/** The composed page that the address names (CNT-01, CNT-02). */
export function ContentPage({ notFound, login }: Pick<ComposedPageProps, 'notFound' | 'login'>) {
  const { pagePath = '' } = useParams()
  const token = previewToken(useLocation().search)
  if (isReservedSlug(pagePath)) return notFound
  if (token === undefined) return <ComposedPage slug={pagePath} notFound={notFound} login={login} />
  return <DraftPage slug={pagePath} token={token} />
}

ContentPage.fetchAhead = ((queryClient, approach) => {
  const { pagePath = '' } = approach.params
  if (isReservedSlug(pagePath) || previewToken(approach.query.toString()) !== undefined) return
  fetchPageAhead(pagePath)(queryClient, approach)
}) satisfies FetchAhead
