import { LoadMore } from '@clubhouse/design-system/LoadMore'
import { Stack } from '@clubhouse/design-system/Stack'
import { VirtualGrid } from '@clubhouse/design-system/VirtualGrid'
import type { OfferList } from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { NextPage } from '#platform/lists/next-page.ts'
import { useLoadMoreFocus } from '#platform/lists/use-load-more-focus.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { useTileAccess } from '#domain/reward/state/use-tile-access.ts'
import { rewardTiles, type Tile, tileKey } from '../model/tiles.ts'
import { InvitationTile } from './InvitationTile.tsx'
import { RewardCard } from './RewardCard.tsx'

export interface RewardGridProps {
  kind: RewardKind
  rewards: readonly Reward[]
  /** The rewards with what else stands among them. @default the rewards alone */
  tiles?: readonly Tile[]
  more: NextPage
  onLoadMore: () => void
  /** Where the tiles stand, for the event of one being chosen. @default the list of their kind */
  place?: OfferList
  /** Of each tile's title. @default 2 */
  headingLevel?: 2 | 3
  /** Whether the first row stands in the first view: its pictures then load at once. @default true */
  isFirstView?: boolean
}

/** Tiles of the widest row. */
const firstRow = 4

/** A list that is longer renders only what is near the viewport. */
const renderedWhole = 60

/** Rewards as tiles, and the way to more of them (DIS-10, BRD-10). */
export function RewardGrid({
  kind,
  rewards,
  tiles = rewardTiles(kind, rewards),
  more,
  onLoadMore,
  place = kind === 'EARN' ? 'earn' : 'spend',
  headingLevel = 2,
  isFirstView = true,
}: RewardGridProps) {
  const [list, keepFocus] = useLoadMoreFocus(tiles.length)
  const access = useTileAccess(rewards)
  const loadMore = () => {
    keepFocus()
    onLoadMore()
  }
  return (
    <Stack gap="xlarge">
      <div ref={list}>
        <VirtualGrid
          label={kind === 'EARN' ? m.discovery_list_earn() : m.common_rewards()}
          items={tiles}
          itemKey={tileKey}
          initialCount={renderedWhole}
          total={more === 'none' ? undefined : -1}
          renderItem={(tile, index) =>
            'reward' in tile ? (
              <RewardCard
                reward={tile.reward}
                kind={kind}
                access={access}
                place={{ list: place, position: rewards.indexOf(tile.reward) + 1 }}
                headingLevel={headingLevel}
                priority={isFirstView && index < firstRow}
              />
            ) : (
              <InvitationTile tile={tile} kind={kind} headingLevel={headingLevel} />
            )
          }
        />
      </div>
      {more !== 'none' && (
        <LoadMore
          state={more}
          label={m.common_load_more()}
          loadingLabel={m.discovery_loading_more()}
          failedText={m.discovery_load_more_failed()}
          onLoadMore={loadMore}
        />
      )}
    </Stack>
  )
}
