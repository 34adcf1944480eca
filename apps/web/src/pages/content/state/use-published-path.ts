import { useLocation } from 'react-router-dom'
import { withoutRegion } from '#platform/region/regions.ts'
import { withoutPreview } from '#domain/content/model/preview.ts'

/** The path of this page as visitors open it, without what asks for its draft. */
export function usePublishedPath(): string {
  const { pathname, search } = useLocation()
  return withoutRegion(pathname) + withoutPreview(search)
}
