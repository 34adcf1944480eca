import type { Reward } from '@clubhouse/rest-client/club'
import { type TilePlace, trackOfferSelected } from '../api/track-reward.ts'
import type { RewardKind } from '../model/points-text.ts'
import { rewardHref } from '../model/reward-address.ts'
import { useRewardPrefetch } from './use-reward-prefetch.ts'

export interface TileEventsOptions {
  reward: Reward
  kind: RewardKind
  /** Where its tile leads (`rewardTile`). */
  href: string
  place: TilePlace
}

/**
 * Returns what a reward's tile does: the event of being chosen (ANL-02), and fetching its page's reward ahead where the tile
 * leads to one, and not to flights or plans (DIS-26, DIS-27).
 */
export function useTileEvents({ reward, kind, href, place }: TileEventsOptions) {
  const prefetch = useRewardPrefetch()
  return {
    onFollow: () => trackOfferSelected(reward, kind, place),
    onReach: href === rewardHref(reward, kind) ? () => prefetch(reward, kind) : undefined,
  }
}
