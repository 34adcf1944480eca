import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '#platform/islands/use-is-hydrated.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

/**
 * A part that comes once the page is there, in the browser only. When its script does not come or it fails, the page goes
 * without it until the next page.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  if (!useIsHydrated()) return null
  return (
    <ErrorBoundary fallback={null} resetKey={key}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
