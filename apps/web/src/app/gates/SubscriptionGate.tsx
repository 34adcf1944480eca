import { Navigate } from 'react-router-dom'
import { useHasSubscription } from '#domain/plan/state/use-has-subscription.ts'
import { Outlet } from '#platform/navigation/outlet.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'

export interface SubscriptionGateProps {
  /** Who has the pages of the route: members with a subscription, or everybody without one. */
  subscription: 'held' | 'none'
}

/**
 * Renders the pages that a member has with a subscription, or without one, also when that changes in another tab. Others are
 * led to what they have instead: to their membership, or to the plans. While it is not known, nobody is led away (SUB-29).
 */
export function SubscriptionGate({ subscription }: SubscriptionGateProps) {
  const hasSubscription = useHasSubscription()
  const inRegion = useRegionPath()
  if (hasSubscription === undefined || hasSubscription === (subscription === 'held')) return <Outlet />
  const instead = hasSubscription ? paths.subscription : paths.subscribe
  return <Navigate to={inRegion(instead.href())} replace />
}
