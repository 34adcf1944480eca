import { lazy, Suspense } from 'react'

const FailedPage = lazy(() => import('./FailedPage.tsx').then((module) => ({ default: module.FailedPage })))

/** `FailedPage`, loaded when something has failed: no page pays for it before. */
export function LazyFailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <FailedPage onRetry={onRetry} />
    </Suspense>
  )
}
