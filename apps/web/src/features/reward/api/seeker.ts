import type { Reward } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import { useFlag } from '../../../platform/flags/use-flag.ts'
import { isNativeApp } from '../../../platform/native/native-app.ts'
import { toBalance } from '../../../platform/points/balance.ts'
import { balanceOptions } from '../../../platform/points/use-balance.ts'
import { profileOptions } from '../../../platform/profile/profile.ts'
import { isSubscriber, subscriptionsOptions } from '../../../platform/subscription/subscription.ts'
import {
  isPaidInPoints,
  needsLinkedAccount,
  needsSubscription,
  type Seeker,
  tippingPartner,
} from '../model/obstacles.ts'

/** Who looks at a reward. Only what matters for this one is asked for, and nothing for a visitor. */
export function useSeeker(reward: Reward, audience: Audience): Seeker {
  const isMember = audience === 'member'
  const mayCountPoints = isMember && isPaidInPoints(reward)
  const balance = useQuery({ ...balanceOptions(), select: toBalance, enabled: mayCountPoints })
  return {
    audience,
    isInApp: isNativeApp(),
    isSubscriber: useIsSubscriber(isMember && needsSubscription(reward)),
    isLinked: useIsLinked(isMember && needsLinkedAccount(reward)),
    usablePoints: mayCountPoints ? balance.data?.usable : undefined,
  }
}

/** Nobody subscribes while the area is closed (FLG-03). */
function useIsSubscriber(matters: boolean): boolean | undefined {
  const isOpen = useFlag('web_subscription')
  const { data } = useQuery({
    ...subscriptionsOptions(),
    select: ({ subscriptions }) => isSubscriber(subscriptions, new Date()),
    enabled: matters && isOpen,
  })
  if (!matters) return undefined
  return isOpen ? data : false
}

function useIsLinked(matters: boolean): boolean | undefined {
  const { data } = useQuery({
    ...profileOptions(),
    select: ({ linkedAccountsState }) => linkedAccountsState[tippingPartner] === true,
    enabled: matters,
  })
  return matters ? data : undefined
}
