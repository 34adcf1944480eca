import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { type GrowingList, useKeptPages } from '../../../platform/lists/use-kept-pages.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { rewardPagesOptions } from '../../../platform/rewards/reward-list.ts'
import { useViewer } from '../../../platform/rewards/use-viewer.ts'
import { categoryNamesOptions } from '../api/reward-categories.ts'
import { chosenCategories } from '../model/category-filter.ts'
import { shownRewards } from '../model/shown-rewards.ts'
import { listTiles } from '../model/tiles.ts'
import { useListAddress } from '../state/use-list-address.ts'
import { ListControls, ListControlsPlaceholder } from './ListControls.tsx'
import { NoRewards, RewardsFailed } from './RewardListStates.tsx'
import { RewardGrid } from './RewardGrid.tsx'

/** Tiles of a page while it is on its way (DIS-11). */
const pageSize = 12

/** A server that never comes to an end is not asked for ever. */
const mostEmptyPages = 10

export interface RewardBrowserProps {
  kind: RewardKind
  audience: Audience
}

/** A list of rewards that can be filtered and sorted; what was chosen lives in the address (DIS-01, DIS-02, DIS-08). */
export function RewardBrowser({ kind, audience }: RewardBrowserProps) {
  const region = useRegion()
  const viewer = useViewer()
  const { requested, sorting, setCategories, setSorting } = useListAddress(kind)
  const categories = useQuery(categoryNamesOptions({ kind, audience, region }))
  // Names from an old link or a mistyped one are ignored, which only the list of names can tell.
  const chosen = categories.data === undefined ? requested : chosenCategories(requested, categories.data)
  const list = useInfiniteQuery({
    ...rewardPagesOptions(
      { kind, audience, region },
      {
        ...(chosen.length > 0 && { categoryName: [...chosen] }),
        ...(sorting !== 'featured' && { sort: sorting }),
      },
    ),
    enabled: requested.length === 0 || !categories.isPending,
  })
  useKeptPages(list)
  const rewards = shownRewards(list.data?.pages, viewer)
  useNextWhenEmpty(rewards?.length === 0, list)
  return (
    <Stack gap="large">
      <ListControls
        categories={
          categories.isPending ? undefined : { known: categories.data ?? [], chosen, onChange: setCategories }
        }
        sort={{ kind, sorting, onChange: setSorting }}
      />
      <LiveRegion>
        {rewards !== undefined && rewards.length > 0 && m.discovery_shown({ count: rewards.length })}
      </LiveRegion>
      {list.isLoadingError ? (
        <RewardsFailed onRefresh={() => void list.refetch()} />
      ) : rewards === undefined ? (
        <SkeletonGrid count={pageSize} label={m.discovery_loading()} />
      ) : rewards.length === 0 && !list.hasNextPage ? (
        <NoRewards kind={kind} />
      ) : (
        <RewardGrid
          kind={kind}
          rewards={rewards}
          tiles={listTiles({ kind, rewards, audience, isWhole: !list.hasNextPage, isFiltered: chosen.length > 0 })}
          more={nextPageOf(list)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  )
}

/**
 * A list whose pages hold nothing for who looks goes on by itself for a while: nobody presses Load more under nothing
 * (DIS-13).
 */
function useNextWhenEmpty(
  isEmpty: boolean,
  list: Pick<GrowingList, 'data' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'> & { isError: boolean },
): void {
  const pages = list.data?.pages.length ?? 0
  const goesOn = isEmpty && list.hasNextPage && !list.isFetching && !list.isError && pages < mostEmptyPages
  const next = useEffectEvent(() => void list.fetchNextPage())
  useEffect(() => {
    if (goesOn) next()
  }, [goesOn])
}

/** The list before it is known whose list it is. */
export function RewardBrowserPlaceholder() {
  return (
    <Stack gap="large">
      <ListControlsPlaceholder />
      <SkeletonGrid count={pageSize} label={m.discovery_loading()} />
    </Stack>
  )
}
