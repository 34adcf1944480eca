import type { Reward } from '@clubhouse/rest-client/club'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { type Viewer, visibleRewards } from '#domain/reward/model/visibility.ts'

/** Tiles that a carousel shows at most (HOM-11). */
export const carouselTiles = 8

/** A reward with the side that it belongs to. */
export interface CarouselReward {
  reward: Reward
  kind: RewardKind
}

/**
 * Returns the rewards of a carousel that somebody may see: alternately earn and spend when it has both, then what is
 * left of one (HOM-12).
 */
export function carouselRewards(
  fetched: { earn: readonly Reward[]; spend: readonly Reward[] },
  viewer: Viewer,
): CarouselReward[] {
  const earn = visibleRewards(fetched.earn, viewer)
  const spend = visibleRewards(fetched.spend, viewer)
  const rewards: CarouselReward[] = []
  for (let index = 0; index < Math.max(earn.length, spend.length); index += 1) {
    const [earned, spent] = [earn[index], spend[index]]
    if (earned !== undefined) rewards.push({ reward: earned, kind: 'EARN' })
    if (spent !== undefined) rewards.push({ reward: spent, kind: 'SPEND' })
  }
  return rewards.slice(0, carouselTiles)
}

/**
 * The rewards of one side for a carousel below one of both sides: those that the first has already shown come last, so that
 * the page repeats itself only where there is nothing else.
 */
export function featuredLast(rewards: readonly Reward[], viewer: Viewer): Reward[] {
  const visible = visibleRewards(rewards, viewer)
  const shown = carouselTiles / 2
  return [...visible.slice(shown), ...visible.slice(0, shown)]
}
