import type { components } from '@clubhouse/rest-client/club.types'

type Reward = components['schemas']['Reward']

/**
 * Returns the reward, sold out if the last one has gone since the catalogue was made. A variant shares its parent's
 * stock.
 */
export function withAvailability(reward: Reward, soldOut: ReadonlySet<string>): Reward {
  const gone = soldOut.has(reward.rewardParentId ?? reward.rewardId)
  return gone && reward.availability !== 'UNAVAILABLE' ? { ...reward, availability: 'SOLD_OUT' } : reward
}
