import type { OfferList } from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import type { RefObject } from 'react'
import { trackOfferSelected } from '../../../platform/analytics/track.ts'
import { useLinkClicks } from '../../../platform/analytics/use-link-clicks.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { rewardTile } from '../../../platform/rewards/reward-tile.ts'

/** Tells which reward of a list was chosen, by the address that its tile leads to (ANL-02). */
export function useTrackedTiles(
  within: RefObject<HTMLElement | null>,
  list: OfferList,
  tiles: readonly { reward: Reward; kind: RewardKind }[],
): void {
  useLinkClicks(within, ({ pathname }) => {
    const index = tiles.findIndex(({ reward, kind }) => pathname.endsWith(rewardTile(reward, kind).href))
    const chosen = tiles[index]
    if (chosen !== undefined) trackOfferSelected(chosen.reward, chosen.kind, { list, position: index + 1 })
  })
}
