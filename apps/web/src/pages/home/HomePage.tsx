import { homePublicOptions } from '#domain/content/api/home-public.ts'
import { isSessionExpected } from '#platform/auth/session-hint.ts'
import { useSession } from '#platform/auth/session-store.ts'
import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'
import { island } from '#platform/islands/island.tsx'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { HomeSkeleton } from './components/HomeSkeleton.tsx'
import { PublicHome } from './components/PublicHome.tsx'

const PrivateHome = island(() => import('./components/PrivateHome.tsx').then((module) => module.PrivateHome), {
  when: 'render',
  isBrowserOnly: true,
  fallback: HomeSkeleton,
  failed: ({ retry }) => <LazyFailedPage onRetry={retry} />,
})

/** Loads home, and where a session is expected the member's with it, which is then rendered at once. */
export async function loadHomePage(): Promise<typeof HomePage> {
  if (!import.meta.env.SSR && isSessionExpected()) await PrivateHome.load()
  return HomePage
}

/** Home: the member's or the visitor's, by login state (RTE-01, AUT-35). */
export function HomePage() {
  return useSession().kind === 'unauthenticated' ? <PublicHome /> : <PrivateHome />
}

HomePage.fetchAhead = ((queryClient, approach) => {
  if (approach.audience === 'visitor') void queryClient.prefetchQuery(homePublicOptions(approach.region.locale))
  else
    void import('./components/PrivateHome.tsx').then(
      (module) => module.PrivateHome.fetchAhead(queryClient, approach),
      () => undefined,
    )
}) satisfies FetchAhead
