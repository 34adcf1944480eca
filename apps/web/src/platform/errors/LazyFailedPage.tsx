import { lazy, Suspense } from 'react'
import { PlainFailedPage } from './PlainFailedPage.tsx'

export interface FailedPageProps {
  onRetry: () => void
}

/** What shows a failure may itself not come: then it is shown with what is there. */
const FailedPage = lazy(() =>
  import('./FailedPage.tsx').then(
    (module) => ({ default: module.FailedPage }),
    () => ({ default: PlainFailedPage }),
  ),
)

/** `FailedPage`, loaded when something has failed: no page pays for it before. */
export function LazyFailedPage({ onRetry }: FailedPageProps) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <FailedPage onRetry={onRetry} />
    </Suspense>
  )
}
