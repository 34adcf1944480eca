import { Outlet } from 'react-router-dom'
import { AppOverlays } from './AppOverlays.tsx'

/** Around every route, inside the shell or outside: the page, and what lies over any page. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <AppOverlays />
    </>
  )
}
