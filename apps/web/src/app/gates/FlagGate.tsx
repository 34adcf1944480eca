import { Navigate, Outlet } from 'react-router-dom'
import type { FlagName } from '#platform/flags/flags.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { paths } from '#platform/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { NotFoundView } from '#platform/errors/NotFoundView.tsx'
import { WaitingPage } from '#features/sign-in/components/WaitingPage.tsx'

export interface FlagGateProps {
  flag: FlagName
  /** What becomes of the address while the flag is off. */
  otherwise: 'home' | 'not-found'
}

/** Around pages that a flag can take away. */
export function FlagGate({ flag, otherwise }: FlagGateProps) {
  const gate = useFlagGate(flag)
  const home = useRegionPath()(paths.home.href())
  switch (gate) {
    case 'open':
      return <Outlet />
    case 'waiting':
      return <WaitingPage />
    case 'closed':
      return otherwise === 'home' ? <Navigate to={home} replace /> : <NotFoundView />
  }
}
