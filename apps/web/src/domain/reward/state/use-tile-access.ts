import type { Plans } from '@clubhouse/rest-client/b2c'
import { useQuery } from '@tanstack/react-query'
import { useFlag } from '#platform/flags/use-flag.ts'
import { plansOptions } from '#domain/plan/api/subscription.ts'
import { useIsSubscriber } from '#domain/plan/state/use-is-subscriber.ts'
import type { TileAccess } from '../model/reward-tile.ts'

/** Returns what decides where tiles lead. Plans are fetched only when one of the rewards is for subscribers (DIS-26). */
export function useTileAccess(rewards: readonly { subscriptionPlanId?: string }[]): TileAccess {
  const isOpen = useFlag('web_subscription')
  const isFlightSearchOpen = useFlag('web_redsky_search')
  const hasLocked = rewards.some(({ subscriptionPlanId }) => subscriptionPlanId !== undefined)
  const plans = useQuery({ ...plansOptions(), select: namesOf, enabled: isOpen && hasLocked })
  return {
    isSubscriber: useIsSubscriber(hasLocked),
    planNames: isOpen ? plans.data : undefined,
    isFlightSearchOpen,
  }
}

function namesOf({ plans }: Plans): Record<string, string> {
  return Object.fromEntries(plans.map(({ id, name }) => [id, name]))
}
