import type { Reward, RewardVariant } from '@clubhouse/rest-client/club'

/**
 * Returns the reward as it is once an option of it was chosen: with its id, cost, label and place (RWD-17). The id is
 * that of an option; with any other the reward stays as it is, its options still to be chosen from.
 */
export function withOption(reward: Reward, optionId: string | undefined): Reward {
  const option = reward.variants?.find(({ rewardId }) => rewardId === optionId)
  return option === undefined ? reward : asReward(reward, option)
}

/** Returns the option that is chosen: the first of the address that exists, or the only one there is. */
export function chosenOption({ variants = [] }: Reward, asked: readonly (string | null)[]): string | undefined {
  const ids = variants.map(({ rewardId }) => rewardId)
  return asked.find((id) => id !== null && ids.includes(id)) ?? (ids.length === 1 ? ids[0] : undefined)
}

function asReward(reward: Reward, { rewardId, cost, content }: RewardVariant): Reward {
  const { variants: _variants, ...rest } = reward
  const { variantLabel, location } = content
  return {
    ...rest,
    rewardId,
    rewardParentId: reward.rewardId,
    cost,
    content: {
      ...reward.content,
      title: `${reward.content.title}, ${variantLabel}`,
      ...(location !== undefined && { location }),
    },
  }
}
