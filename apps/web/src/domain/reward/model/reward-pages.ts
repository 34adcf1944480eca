import type { RewardPage } from '@clubhouse/rest-client/club'

/** How far each Load more moves on, while a page holds 12 (DIS-10, DIS-11, CON-17). */
export const listStep = 9

/** Where the page after these begins, or nothing when there is none. */
export function nextOffset(last: RewardPage, all: readonly RewardPage[]): number | undefined {
  return last.paging.hasMore ? all.length * listStep : undefined
}
