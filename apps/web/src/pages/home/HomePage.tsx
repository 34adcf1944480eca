import { lazy, Suspense } from 'react'
import { useSession } from '#platform/auth/session-store.ts'
import { HomeSkeleton } from './components/HomeSkeleton.tsx'
import { PublicHome } from './components/PublicHome.tsx'

const PrivateHome = lazy(() =>
  import('./components/PrivateHome.tsx').then((module) => ({ default: module.PrivateHome })),
)

/** Home: the member's or the visitor's, by login state (RTE-01, AUT-35). */
export function HomePage() {
  const session = useSession()
  if (session.kind === 'unauthenticated') return <PublicHome />
  if (session.kind !== 'authenticated') return <HomeSkeleton />
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <PrivateHome />
    </Suspense>
  )
}
