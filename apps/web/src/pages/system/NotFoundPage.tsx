import { NotFoundView } from '#domain/page/components/NotFoundView.tsx'

/** The catch-all at the end of the route table (RTE-37). */
export function NotFoundPage() {
  return <NotFoundView />
}
