import type { OfferList } from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import type { RefObject } from 'react'
import { trackOfferSelected } from '#domain/reward/api/track-reward.ts'
import { useLinkClicks } from '#platform/analytics/use-link-clicks.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { rewardTile, type TileAccess } from '#domain/reward/model/reward-tile.ts'

/**
 * Tells which reward of a list was chosen, by the address that its tile leads to (ANL-02), and by its title, because those
 * for subscribers lead to the same (DIS-26).
 */
export function useTrackedTiles(
  within: RefObject<HTMLElement | null>,
  list: OfferList,
  tiles: readonly { reward: Reward; kind: RewardKind }[],
  access: TileAccess,
): void {
  useLinkClicks(within, ({ pathname, textContent }) => {
    const index = tiles.findIndex(({ reward, kind }) => {
      const { href, title } = rewardTile(reward, kind, access)
      return pathname.endsWith(href) && textContent.startsWith(title)
    })
    const chosen = tiles[index]
    if (chosen !== undefined) trackOfferSelected(chosen.reward, chosen.kind, { list, position: index + 1 })
  })
}
