import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Grid } from '@clubhouse/design-system/Grid'
import { RewardTile } from '@clubhouse/design-system/RewardTile'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '../../../paraglide/messages.js'
import { useLoadMoreFocus } from '../../../platform/lists/use-load-more-focus.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { rewardTile } from '../../../platform/rewards/reward-tile.ts'

export interface RewardGridProps {
  kind: RewardKind
  rewards: readonly Reward[]
  /** How it stands with the page after these. */
  more: 'none' | 'available' | 'loading' | 'failed'
  onLoadMore: () => void
}

/** Tiles of the widest row: their pictures are in the first view and load at once. */
const firstRow = 4

/** Rewards as tiles, and the way to more of them (DIS-10). */
export function RewardGrid({ kind, rewards, more, onLoadMore }: RewardGridProps) {
  const focus = useLoadMoreFocus(rewards.length)
  const loadMore = () => {
    focus.onLoadMore()
    onLoadMore()
  }
  return (
    <Stack gap="xlarge">
      <div ref={focus.list}>
        <Grid columns="tiles" as="ul">
          {rewards.map((reward, index) => (
            <li key={reward.rewardId}>
              <RewardTile {...rewardTile(reward, kind)} headingLevel={2} priority={index < firstRow} />
            </li>
          ))}
        </Grid>
      </div>
      {more !== 'none' && (
        <Stack gap="medium" align="center">
          {more === 'failed' && <Alert tone="error">{m.discovery_load_more_failed()}</Alert>}
          <Button variant="secondary" isPending={more === 'loading'} pendingLabel={m.discovery_loading_more()} onPress={loadMore}>
            {m.discovery_load_more()}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
