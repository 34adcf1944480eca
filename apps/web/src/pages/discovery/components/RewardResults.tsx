import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { nextPageOf } from '#platform/lists/next-page.ts'
import { type GrowingList, useKeptPages } from '#platform/lists/use-kept-pages.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { visibleInPages } from '#domain/reward/model/visibility.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { chosenCategories } from '../model/category-filter.ts'
import { listInvitations } from '#features/browsing/model/invitations.ts'
import { shownRewardsOptions } from '../state/list-queries.ts'
import { useWrittenList } from '../state/use-list-address.ts'
import * as styles from './discovery.css.ts'
import { NoRewards, RewardsFailed } from './RewardListStates.tsx'
import { RewardGrid } from '#features/browsing/components/RewardGrid.tsx'

/** Skeletons of a page while it is fetched (DIS-11). */
const pageSize = 12

/** After so many empty pages no more are fetched, as a server may never come to an end. */
const mostEmptyPages = 10

export interface RewardResultsProps {
  kind: RewardKind
  audience: Audience
  /** The names of all categories; `isPending` while they are on their way, and undefined when they cannot be had. */
  categories: { isPending: boolean; data: readonly string[] | undefined }
}

/** The rewards that the address asks for, growing page by page (DIS-02, DIS-08, DIS-10). */
export function RewardResults({ kind, audience, categories }: RewardResultsProps) {
  const region = useRegion()
  const viewer = useViewer()
  const { requested, sorting } = useWrittenList(kind)
  const chosen = categories.data === undefined ? requested : chosenCategories(requested, categories.data)
  const list = useInfiniteQuery({
    ...shownRewardsOptions({ kind, audience, region }, chosen, sorting),
    enabled: requested.length === 0 || !categories.isPending,
  })
  useKeptPages(list)
  const rewards = visibleInPages(list.data?.pages, viewer)
  useNextWhenEmpty(rewards?.length === 0, list)
  return (
    <Stack gap="large">
      <div role="status" aria-atomic="true" className={styles.count}>
        {rewards !== undefined && rewards.length > 0 && m.discovery_shown({ count: rewards.length })}
      </div>
      {list.isLoadingError ? (
        <RewardsFailed onRefresh={() => void list.refetch()} />
      ) : rewards === undefined ? (
        <RewardResultsPlaceholder />
      ) : rewards.length === 0 && !list.hasNextPage ? (
        <NoRewards kind={kind} />
      ) : (
        <RewardGrid
          kind={kind}
          rewards={rewards}
          invitations={listInvitations({
            kind,
            length: rewards.length,
            audience,
            isWhole: !list.hasNextPage,
            isFiltered: chosen.length > 0,
          })}
          more={nextPageOf(list)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  )
}

/**
 * Fetches the next page when the viewer may see nothing of the pages so far, for a while: nobody presses Load more under
 * an empty list (DIS-13).
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

/** Skeletons of the list's first page. */
export function RewardResultsPlaceholder() {
  return <SkeletonGrid count={pageSize} label={m.common_loading_rewards()} />
}
