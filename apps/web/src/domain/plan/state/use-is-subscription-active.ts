import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { subscriptionsOptions } from '../api/subscription.ts'

/**
 * Returns whether the member has a subscription that is active, and so can be cancelled (ACC-01); false until that is
 * known.
 */
export function useIsSubscriptionActive(): boolean {
  const audience = useAudience()
  const isOpen = useFlag('web_subscription')
  const { data } = useQuery({ ...subscriptionsOptions(), enabled: isOpen && audience === 'member' })
  return isOpen && data !== undefined && data.subscriptions.some(({ status }) => status === 'ACTIVE')
}
