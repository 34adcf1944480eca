import { Navigate } from 'react-router-dom'
import { Outlet } from '#platform/navigation/outlet.tsx'
import type { FlagName } from '#platform/flags/generated/flags.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { paths } from '#platform/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { NotFoundView } from '#platform/errors/NotFoundView.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'

export interface FlagGateProps {
  flag: FlagName
  /** What is shown while the flag is off; the not-found page unless it says so. */
  closed?: 'home' | undefined
}

/** Renders the pages of a route while their flag is on; a skeleton while flags load, and `closed` while it is off. */
export function FlagGate({ flag, closed }: FlagGateProps) {
  const gate = useFlagGate(flag)
  const home = useRegionPath()(paths.home.href())
  switch (gate) {
    case 'open':
      return <Outlet />
    case 'waiting':
      return <PageSkeleton />
    case 'closed':
      return closed === 'home' ? <Navigate to={home} replace /> : <NotFoundView />
  }
}
