import { island } from '#platform/islands/island.tsx'

/** `NotFoundView`, loaded when it is rendered: hardly anybody who opens a page needs it. */
export const LazyNotFoundView = island(() => import('./NotFoundView.tsx').then((module) => module.NotFoundView), {
  when: 'render',
  fallback: () => <div aria-busy="true" />,
})
