import type { Reward } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import type { Audience } from '#platform/auth/use-audience.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { toBalance } from '#domain/points/model/balance.ts'
import { balanceOptions } from '#domain/points/api/use-balance.ts'
import { isPaidInPoints } from '../model/points-text.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useIsSubscriber } from '#domain/plan/state/use-is-subscriber.ts'
import { needsLinkedAccount, needsSubscription, type Eligibility, tippingPartner } from '../model/availability.ts'

/**
 * Returns the facts about the viewer of a reward. Only those that matter for this one are fetched, and none for a
 * visitor.
 */
export function useEligibility(reward: Reward, audience: Audience): Eligibility {
  const isMember = audience === 'member'
  const mayCountPoints = isMember && isPaidInPoints(reward)
  const balance = useQuery({ ...balanceOptions(), select: toBalance, enabled: mayCountPoints })
  const isSubscriber = useIsSubscriber(isMember && needsSubscription(reward))
  // Before the flags are there, nobody can subscribe (FLG-03), and nobody should read that.
  const canTell = useFlagGate('web_subscription') !== 'waiting'
  return {
    audience,
    isInApp: isNativeApp(),
    isSubscriber: canTell ? isSubscriber : undefined,
    isLinked: useIsLinked(isMember && needsLinkedAccount(reward)),
    usablePoints: mayCountPoints ? balance.data?.usable : undefined,
  }
}

function useIsLinked(matters: boolean): boolean | undefined {
  const { data } = useQuery({
    ...profileOptions(),
    select: ({ linkedAccountsState }) => linkedAccountsState[tippingPartner] === true,
    enabled: matters,
  })
  return matters ? data : undefined
}
