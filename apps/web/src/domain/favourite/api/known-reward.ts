import {
  type Favourite,
  getEarnReward,
  getSpendReward,
  listEarnRewards,
  listSpendRewards,
  type Reward,
  type RewardPage,
} from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

type Answer = Reward | RewardPage | InfiniteData<RewardPage>

/** A reward as a favourite, by what lists and reward pages have read of it; undefined when none has. */
export function knownFavourite(queryClient: QueryClient, rewardId: string, title: string): Favourite | undefined {
  for (const type of ['SPEND', 'EARN'] as const) {
    const reward = answersOf(queryClient, type)
      .flatMap(rewardsIn)
      .find((each) => speaksOf(each, rewardId))
    if (reward === undefined) continue
    const { slug, brandDetails, tags } = reward.content
    return { rewardId, type, title, logoUrl: brandDetails.brandLogo, tags, ...(slug === undefined ? {} : { slug }) }
  }
  return undefined
}

/** The side of a reward that nothing here has read: the server tells. */
export async function askKind(
  queryClient: QueryClient,
  reward: { rewardId: string; viewingRegion: 'GB' | 'US' | 'WORLD' },
): Promise<RewardKind> {
  try {
    await queryClient.fetchQuery(getSpendReward.queryOptions({ ...reward, enableVariantGrouping: true }))
    return 'SPEND'
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not_found') return 'EARN'
    throw error
  }
}

function answersOf(queryClient: QueryClient, kind: RewardKind): Answer[] {
  const operations = kind === 'EARN' ? [listEarnRewards, getEarnReward] : [listSpendRewards, getSpendReward]
  return operations.flatMap(({ queries }) =>
    queryClient.getQueriesData<Answer>(queries).flatMap(([, data]) => (data === undefined ? [] : [data])),
  )
}

function rewardsIn(data: Answer): Reward[] {
  if ('pages' in data) return data.pages.flatMap(({ rewards }) => rewards)
  return 'rewards' in data ? data.rewards : [data]
}

function speaksOf(reward: Reward, rewardId: string): boolean {
  return reward.rewardId === rewardId || reward.variants?.some((variant) => variant.rewardId === rewardId) === true
}
