import { ContentPage } from '../../features/content-pages/pages/ContentPage.tsx'
import { NotFoundView } from './NotFoundView.tsx'

/** A page that editors compose (RTE-06). */
export function ContentPageRoute() {
  return <ContentPage notFound={<NotFoundView />} />
}
