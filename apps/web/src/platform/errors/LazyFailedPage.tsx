import { island } from '#platform/islands/island.tsx'
import { PlainFailedPage } from './PlainFailedPage.tsx'

export interface FailedPageProps {
  onRetry: () => void
}

/** `FailedPage`, loaded when something has failed: no page pays for it before. It may itself not come. */
export const LazyFailedPage = island(() => import('./FailedPage.tsx').then((module) => module.FailedPage), {
  when: 'render',
  isBrowserOnly: true,
  fallback: () => <div aria-busy="true" />,
  failed: PlainFailedPage,
})
