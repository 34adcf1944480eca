import { AppDialogs } from '#app/dialogs/AppDialogs.tsx'
import { useShown } from '#app/navigation/AppRouter.tsx'
import { RouteAnnouncer } from '#app/navigation/RouteAnnouncer.tsx'
import { AppSession } from '#app/session/AppSession.tsx'
import { UpdateGate } from '#app/UpdateGate.tsx'
import { Outlet } from '#platform/navigation/outlet.tsx'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import { island } from '#platform/islands/island.tsx'
import { AppError } from '#app/shell/AppError.tsx'

const PageEffects = island(() => import('./PageEffects.tsx').then((module) => module.PageEffects), { when: 'consent' })

/** Around every route, inside the shell or outside: the page, and what lies over any page. */
export function AppRoot() {
  const { location } = useShown()
  return (
    <>
      <ErrorBoundary fallback={<AppError />} resetKey={location.key}>
        <Outlet />
      </ErrorBoundary>
      <AppSession />
      <AppDialogs />
      <UpdateGate />
      <PageEffects />
      <RouteAnnouncer />
    </>
  )
}
