/** The name of the wish to order a reward: one is under way at a time, in all tabs. */
export function orderIntent(rewardId: string): string {
  return `order:${rewardId}`
}
