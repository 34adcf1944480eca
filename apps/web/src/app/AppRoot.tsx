import { Outlet } from 'react-router-dom'
import { AppOverlays } from '#app/AppOverlays.tsx'
import { BesidePages } from '#app/BesidePages.tsx'
import { useShown } from '#app/navigation/AppRouter.tsx'
import { Arrival } from '#app/navigation/Arrival.tsx'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import { AppError } from '#app/shell/AppError.tsx'

/** Around every route, inside the shell or outside: the page, and what lies over any page. */
export function AppRoot() {
  const { location } = useShown()
  return (
    <>
      <ErrorBoundary fallback={<AppError />} resetKey={location.key}>
        <Outlet />
      </ErrorBoundary>
      <AppOverlays />
      <BesidePages />
      <Arrival />
    </>
  )
}
