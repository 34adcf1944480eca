import type { Favourite } from '@clubhouse/rest-client/club'
import { paths } from '#platform/paths.ts'

/** Where a favourite's tile leads: to the page of its side (WSH-06). */
export function favouriteHref({ rewardId, slug, type }: Favourite): string {
  return (type === 'EARN' ? paths.earnReward : paths.spendReward).href({ rewardId, slug })
}
