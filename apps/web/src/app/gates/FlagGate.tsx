import { Navigate } from 'react-router-dom'
import { Outlet } from '#platform/navigation/outlet.tsx'
import type { FlagName } from '#platform/flags/generated/flags.ts'
import { flagGate } from '#platform/flags/flag-gate.ts'
import { useHostFlag } from '#platform/flags/host-flags.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'

export interface FlagGateProps {
  flag: FlagName
  /** What is shown while the flag is off; the not-found page unless it says so. */
  closed?: 'home' | undefined
}

/**
 * Renders the pages of a route while their flag is on, and `closed` while it is off. While flags load, a page that the host
 * has rendered stays as it is, and any other is a skeleton.
 */
export function FlagGate({ flag, closed }: FlagGateProps) {
  const ownGate = useFlagGate(flag)
  const hostFlag = useHostFlag(flag)
  const gate = ownGate === 'waiting' && hostFlag !== undefined ? flagGate({ isOn: hostFlag, isKnown: true }) : ownGate
  const home = useRegionPath()(paths.home.href())
  switch (gate) {
    case 'open':
      return <Outlet />
    case 'waiting':
      return <PageSkeleton />
    case 'closed':
      return closed === 'home' ? <Navigate to={home} replace /> : <LazyNotFoundView />
  }
}
