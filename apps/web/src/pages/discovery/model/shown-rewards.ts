import type { Reward, RewardPage } from '@clubhouse/rest-client/club'
import { type Viewer, visibleRewards } from '#domain/reward/model/visibility.ts'

/** What of a list's loaded pages is shown to somebody, each reward once; undefined until there is something to say. */
export function shownRewards(
  pages: readonly RewardPage[] | undefined,
  viewer: Viewer | undefined,
): Reward[] | undefined {
  if (pages === undefined || viewer === undefined) return undefined
  return visibleRewards(
    pages.flatMap((page) => page.rewards),
    viewer,
  )
}
