import { lazy, Suspense } from 'react'
import { appConfig } from '#platform/config/app-config.ts'
import { WaitingPage } from '#features/sign-in/components/WaitingPage.tsx'
import { NotFoundView } from '#platform/errors/NotFoundView.tsx'

const DeveloperTools = lazy(() =>
  import('./DeveloperTools.tsx').then((module) => ({
    default: module.DeveloperTools,
  })),
)

/** The developer tools, which in production are no page at all: their script is never asked for (RTE-45, GAP-02). */
export function DeveloperToolsPage() {
  if (appConfig().environment === 'production') return <NotFoundView />
  return (
    <Suspense fallback={<WaitingPage />}>
      <DeveloperTools />
    </Suspense>
  )
}
