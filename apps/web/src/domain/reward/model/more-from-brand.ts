import type { Reward } from '@clubhouse/rest-client/club'

/** One more than shown, as the reward of the page is among them (RWD-05). */
export const fetchedFromBrand = 13
const shownFromBrand = 12

/** Of a brand's rewards the first 12 that are not the one of the page (RWD-05). */
export function moreFromBrand(rewards: readonly Reward[], current: Reward): Reward[] {
  return rewards.filter(({ rewardId }) => rewardId !== current.rewardId).slice(0, shownFromBrand)
}
