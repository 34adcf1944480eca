import type { Reward } from '@clubhouse/rest-client/club'
import { type TilePlace, trackOfferSelected } from '../api/track-reward.ts'
import type { RewardKind } from '../model/points-text.ts'
import { rewardHref } from '../model/reward-address.ts'
import { rewardTile, type TileAccess } from '../model/reward-tile.ts'
import { useRewardPrefetch } from './use-reward-prefetch.ts'

/**
 * Returns the props of a reward's tile: what it shows (DIS-24), the event of being chosen (ANL-02), and fetching its page's
 * reward ahead where the tile leads to one, and not to flights or plans (DIS-26, DIS-27).
 */
export function useRewardTile(reward: Reward, kind: RewardKind, access: TileAccess, place: TilePlace) {
  const prefetch = useRewardPrefetch()
  const tile = rewardTile(reward, kind, access)
  return {
    ...tile,
    onFollow: () => trackOfferSelected(reward, kind, place),
    onReach: tile.href === rewardHref(reward, kind) ? () => prefetch(reward, kind) : undefined,
  }
}
