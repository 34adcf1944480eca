import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { hasSubscription, subscriptionsOptions } from '../api/subscription.ts'

/**
 * Returns whether the member has a subscription; undefined while that is not known, false while the area is closed
 * (FLG-03).
 */
export function useHasSubscription(): boolean | undefined {
  const audience = useAudience()
  const isOpen = useFlag('web_subscription')
  const { data } = useQuery({ ...subscriptionsOptions(), enabled: isOpen && audience === 'member' })
  if (!isOpen || audience === 'visitor') return false
  return data === undefined ? undefined : hasSubscription(data.subscriptions)
}
