import { appConfig } from '#platform/config/app-config.ts'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import { island } from '#platform/islands/island.tsx'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'

const DeveloperTools = island(() => import('./DeveloperTools.tsx').then((module) => module.DeveloperTools), {
  when: 'render',
  fallback: PageSkeleton,
})

/** The developer tools, which do not exist in production: their script is never loaded (RTE-45, GAP-02). */
export function DeveloperToolsPage() {
  if (appConfig().environment === 'production') return <LazyNotFoundView />
  return <DeveloperTools />
}
