import { appConfig } from '#platform/config/app-config.ts'
import { WaitingPage } from '#features/sign-in/components/WaitingPage.tsx'
import { island } from '#platform/islands/island.tsx'
import { NotFoundView } from '#platform/errors/NotFoundView.tsx'

const DeveloperTools = island(() => import('./DeveloperTools.tsx').then((module) => module.DeveloperTools), {
  when: 'render',
  fallback: WaitingPage,
})

/** The developer tools, which in production are no page at all: their script is never asked for (RTE-45, GAP-02). */
export function DeveloperToolsPage() {
  if (appConfig().environment === 'production') return <NotFoundView />
  return <DeveloperTools />
}
