import type { OrderRequest, Profile, Reward, RewardExchangeRequest } from '@clubhouse/rest-client/club'

/**
 * Returns how the server is told which reward is meant: a variant with its reward, one of a group with its group
 * (API-39).
 */
export function rewardAsked({ rewardId, rewardParentId }: Reward): RewardExchangeRequest {
  return { rewardId, ...(rewardParentId !== undefined && { rewardParentId }) }
}

/**
 * Returns an order of something that needs no address; what is sent by email is for the member (RDM-06, RDM-11, CHK-56).
 */
export function orderOf(reward: Reward, { firstName, lastName, email }: Profile): OrderRequest {
  if (reward.redemptionType !== 'DIGITAL_FULFILMENT') return rewardAsked(reward)
  return {
    ...rewardAsked(reward),
    personDetails: {
      firstName: (firstName ?? '').trim(),
      lastName: (lastName ?? '').trim(),
      email: (email ?? '').trim(),
    },
  }
}

/** Returns what a reward costs as the server says it now; a variant is among those of its reward. */
export function costNow(answered: Reward, rewardId: string): number | undefined {
  const variant = answered.variants?.find((each) => each.rewardId === rewardId)
  return (variant ?? answered).cost
}
