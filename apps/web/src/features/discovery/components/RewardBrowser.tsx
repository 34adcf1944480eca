import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import { trackFilter } from '../../../platform/analytics/track.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { rewardPagesOptions } from '../../../platform/rewards/reward-list.ts'
import { useViewer } from '../../../platform/rewards/use-viewer.ts'
import { categoryNamesOptions } from '../api/reward-categories.ts'
import { chosenCategories, requestedCategories, withCategories } from '../model/category-filter.ts'
import { shownRewards } from '../model/shown-rewards.ts'
import { CategoryBar } from './CategoryBar.tsx'
import * as styles from './discovery.css.ts'
import { NoRewards, RewardsFailed } from './RewardListStates.tsx'
import { RewardGrid } from './RewardGrid.tsx'

/** Tiles of a page while it is on its way (DIS-11). */
const pageSize = 12

export interface RewardBrowserProps {
  kind: RewardKind
  audience: Audience
}

/** A list of rewards that can be filtered by category; the choice lives in the address (DIS-01, DIS-02). */
export function RewardBrowser({ kind, audience }: RewardBrowserProps) {
  const region = useRegion()
  const viewer = useViewer()
  const [query, setQuery] = useSearchParams()
  const categories = useQuery(categoryNamesOptions({ kind, audience, region }))
  const requested = requestedCategories(query)
  // Names from an old link or a mistyped one are ignored, which only the list of names can tell.
  const chosen = categories.data === undefined ? requested : chosenCategories(requested, categories.data)
  const list = useInfiniteQuery({
    ...rewardPagesOptions({ kind, audience, region }, chosen.length === 0 ? {} : { categoryName: [...chosen] }),
    enabled: requested.length === 0 || !categories.isPending,
  })
  const choose = (names: readonly string[]) => {
    trackFilter({ list: kind === 'EARN' ? 'earn' : 'spend', filter: 'category', values: names })
    setQuery(withCategories(query, names), { preventScrollReset: true })
  }
  const rewards = shownRewards(list.data?.pages, viewer)
  return (
    <Stack gap="large">
      {categories.isPending && <BarPlaceholder />}
      {categories.data !== undefined && categories.data.length > 0 && (
        <CategoryBar known={categories.data} chosen={chosen} onChange={choose} />
      )}
      <LiveRegion>
        {rewards !== undefined && rewards.length > 0 && m.discovery_shown({ count: rewards.length })}
      </LiveRegion>
      {rewards === undefined ? (
        list.isError ? (
          <RewardsFailed onRefresh={() => void list.refetch()} />
        ) : (
          <SkeletonGrid count={pageSize} label={m.discovery_loading()} />
        )
      ) : rewards.length === 0 && !list.hasNextPage ? (
        <NoRewards kind={kind} />
      ) : (
        <RewardGrid
          kind={kind}
          rewards={rewards}
          more={nextPageOf(list)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  )
}

/** The list before it is known whose list it is. */
export function RewardBrowserPlaceholder() {
  return (
    <Stack gap="large">
      <BarPlaceholder />
      <SkeletonGrid count={pageSize} label={m.discovery_loading()} />
    </Stack>
  )
}

function BarPlaceholder() {
  return (
    <div className={styles.barPlaceholder}>
      <Skeleton shape="text" />
    </div>
  )
}
