import { Grid } from '@clubhouse/design-system/Grid'
import { LoadMore } from '@clubhouse/design-system/LoadMore'
import { RewardTile } from '@clubhouse/design-system/RewardTile'
import { Stack } from '@clubhouse/design-system/Stack'
import type { OfferList } from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '../../../paraglide/messages.js'
import type { NextPage } from '../../../platform/lists/next-page.ts'
import { useLoadMoreFocus } from '../../../platform/lists/use-load-more-focus.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { rewardTile } from '../../../platform/rewards/reward-tile.ts'
import { useTrackedTiles } from '../api/track-tiles.ts'

export interface RewardGridProps {
  kind: RewardKind
  rewards: readonly Reward[]
  more: NextPage
  onLoadMore: () => void
  /** Where the tiles stand, for what is told of the one that is chosen. @default the list of their kind */
  place?: OfferList
  /** Of each tile's title. @default 2 */
  headingLevel?: 2 | 3
  /** Whether the first row stands in the first view: its pictures then load at once. @default true */
  isFirstView?: boolean
}

/** Tiles of the widest row. */
const firstRow = 4

/** Rewards as tiles, and the way to more of them (DIS-10, BRD-10). */
export function RewardGrid({
  kind,
  rewards,
  more,
  onLoadMore,
  place = kind === 'EARN' ? 'earn' : 'spend',
  headingLevel = 2,
  isFirstView = true,
}: RewardGridProps) {
  const [list, keepFocus] = useLoadMoreFocus(rewards.length)
  const tiles = rewards.map((reward) => ({ reward, kind }))
  useTrackedTiles(list, place, tiles)
  const loadMore = () => {
    keepFocus()
    onLoadMore()
  }
  return (
    <Stack gap="xlarge">
      <div ref={list}>
        <Grid columns="tiles" as="ul">
          {rewards.map((reward, index) => (
            <li key={reward.rewardId}>
              <RewardTile
                {...rewardTile(reward, kind)}
                headingLevel={headingLevel}
                priority={isFirstView && index < firstRow}
              />
            </li>
          ))}
        </Grid>
      </div>
      {more !== 'none' && (
        <LoadMore
          state={more}
          label={m.discovery_load_more()}
          loadingLabel={m.discovery_loading_more()}
          failedText={m.discovery_load_more_failed()}
          onLoadMore={loadMore}
        />
      )}
    </Stack>
  )
}
