import type { ReactNode } from 'react'
import { Outlet } from '#platform/navigation/outlet.tsx'
import { useShown } from './AppRouter.tsx'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'

export interface RouteOutletProps {
  /** While the first page's script is on its way. */
  starting: ReactNode
  /** When the page failed, or its script did not come. */
  failed: ReactNode
}

/** Where a page goes: what is around it stands when the page is not there yet, or fails. */
export function RouteOutlet({ starting, failed }: RouteOutletProps) {
  const { location } = useShown()
  return (
    <ErrorBoundary fallback={failed} resetKey={location.key}>
      <Page starting={starting} />
    </ErrorBoundary>
  )
}

function Page({ starting }: { starting: ReactNode }) {
  const { isReady, error } = useShown()
  if (error !== undefined) throw error
  return isReady ? <Outlet /> : starting
}
