import { Outlet } from 'react-router-dom'
import { AppOverlays } from './AppOverlays.tsx'
import { BesidePages } from './BesidePages.tsx'
import { useShown } from './navigation/AppRouter.tsx'
import { Arrival } from './navigation/Arrival.tsx'
import { ErrorBoundary } from './navigation/ErrorBoundary.tsx'
import { AppError } from './shell/AppError.tsx'

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
