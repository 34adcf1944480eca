import { ComposedPage } from '#domain/content/components/ComposedPage.tsx'
import { NotFoundView } from '#domain/page/components/NotFoundView.tsx'

/** What refer a friend is, composed by editors, for everybody in the GB region (REF-05, RTE-28). */
export function ReferAFriendPage() {
  return <ComposedPage slug="refer-a-friend" notFound={<NotFoundView />} login={<NotFoundView />} />
}
