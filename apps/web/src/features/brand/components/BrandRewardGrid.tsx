import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Grid } from '@clubhouse/design-system/Grid'
import { RewardTile } from '@clubhouse/design-system/RewardTile'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '../../../paraglide/messages.js'
import { useLoadMoreFocus } from '../../../platform/lists/use-load-more-focus.ts'
import { rewardTile } from '../../../platform/rewards/reward-tile.ts'
import type { BrandRewards } from '../api/brand-rewards.ts'

export interface BrandRewardGridProps {
  side: BrandRewards
  headingLevel: 2 | 3
}

/** One side of a brand's rewards as tiles (BRD-10), and the way to more of them. */
export function BrandRewardGrid({ side: { kind, rewards = [], list }, headingLevel }: BrandRewardGridProps) {
  const focus = useLoadMoreFocus(rewards.length)
  const loadMore = () => {
    focus.onLoadMore()
    void list.fetchNextPage()
  }
  return (
    <Stack gap="xlarge">
      <div ref={focus.list}>
        <Grid columns="tiles" as="ul">
          {rewards.map((reward) => (
            <li key={reward.rewardId}>
              <RewardTile {...rewardTile(reward, kind)} headingLevel={headingLevel} />
            </li>
          ))}
        </Grid>
      </div>
      {list.hasNextPage && (
        <Stack gap="medium" align="center">
          {list.isFetchNextPageError && !list.isFetchingNextPage && <Alert tone="error">{m.brand_load_more_failed()}</Alert>}
          <Button variant="secondary" isPending={list.isFetchingNextPage} pendingLabel={m.brand_loading_more()} onPress={loadMore}>
            {m.brand_load_more()}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
