import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { isSubscriber, subscriptionsOptions } from '../api/subscription.ts'

/**
 * Returns whether the member has what subscribers get (CON-51); undefined while that is not known, or does not matter;
 * false for visitors, and while the area is closed (FLG-03).
 */
export function useIsSubscriber(matters: boolean): boolean | undefined {
  const audience = useAudience()
  const isOpen = useFlag('web_subscription')
  const { data } = useQuery({ ...subscriptionsOptions(), enabled: matters && isOpen && audience === 'member' })
  if (!matters) return undefined
  if (!isOpen || audience === 'visitor') return false
  return data === undefined ? undefined : isSubscriber(data.subscriptions, new Date())
}
