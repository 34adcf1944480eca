/** Returns the name of the submission that orders a reward: one is under way at a time, in all tabs. */
export function orderName(rewardId: string): string {
  return `order:${rewardId}`
}
