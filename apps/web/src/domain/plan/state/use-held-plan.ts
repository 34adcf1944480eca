import type { Plan } from '@clubhouse/rest-client/b2c'
import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { isSubscriber, plansOptions, subscriptionsOptions } from '../api/subscription.ts'

/**
 * Returns the plan whose benefits the member has (CON-51); undefined while that is not known, for others, and while the
 * area is closed (FLG-03).
 */
export function useHeldPlan(): Plan | undefined {
  const audience = useAudience()
  const isFlagOn = useFlag('web_subscription')
  const isOpen = isFlagOn && audience === 'member'
  const held = useQuery({ ...subscriptionsOptions(), enabled: isOpen })
  const plans = useQuery({ ...plansOptions(), enabled: isOpen })
  if (!isOpen) return undefined
  const subscription = held.data?.subscriptions.find((each) => isSubscriber([each], new Date()))
  return plans.data?.plans.find(({ id }) => id === subscription?.planId)
}
