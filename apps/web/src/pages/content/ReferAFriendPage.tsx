import { fetchPageAhead } from '#domain/content/api/page.ts'
import { ComposedPage } from '#domain/content/components/ComposedPage.tsx'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'

const slug = 'refer-a-friend'

/** What refer a friend is, composed by editors, for everybody in the GB region (REF-05, RTE-28). */
export function ReferAFriendPage() {
  return <ComposedPage slug={slug} notFound={<LazyNotFoundView />} login={<LazyNotFoundView />} />
}

ReferAFriendPage.fetchAhead = fetchPageAhead(slug)
