import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { hasSubscription, subscriptionsOptions } from '../api/subscription.ts'
import { followSubscription } from '../api/subscription-changes.ts'

/**
 * Returns whether the member has a subscription, also when another tab changes that; undefined while it is not known,
 * false while the area is closed (FLG-03).
 */
export function useHasSubscription(): boolean | undefined {
  const audience = useAudience()
  const isOpen = useFlag('web_subscription')
  const isNeeded = isOpen && audience === 'member'
  const { data } = useQuery({ ...subscriptionsOptions(), enabled: isNeeded })
  const queryClient = useQueryClient()
  useEffect(() => (isNeeded ? followSubscription(queryClient) : undefined), [isNeeded, queryClient])
  if (!isOpen || audience === 'visitor') return false
  return data === undefined ? undefined : hasSubscription(data.subscriptions)
}
