import { useQuery } from '@tanstack/react-query'
import type { Audience } from '#platform/auth/use-audience.ts'
import { useExperiment } from '#platform/flags/use-flag.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { firstRewardsOptions } from '#domain/reward/api/reward-list.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { type CarouselReward, carouselRewards, featuredLast } from '../model/carousel.ts'

/** Rewards that a carousel fetches (HOM-11). */
export const carouselLimit = 12

/** Featured is both sides, mixed (HOM-12). */
export type CarouselKind = RewardKind | 'FEATURED'

export interface CarouselRewards {
  /** Undefined until all of them are there, and it is known which of them may be seen. */
  rewards: CarouselReward[] | undefined
  isFailed: boolean
  refetch: () => void
}

/**
 * Returns the rewards of a home carousel; nothing is called before it is known who is looking, and which variation of the
 * experiment on links to rewards they see, which goes with the call (HOM-16, FLG-06). A carousel below the featured one
 * begins with what that one does not show.
 */
export function useCarouselRewards(
  kind: CarouselKind,
  audience: Audience | undefined,
  { isBelowFeatured = false } = {},
): CarouselRewards {
  const region = useRegion()
  const viewer = useViewer()
  const { isKnown, variation } = useExperiment('web_rewards_link_experiment')
  const optionsOf = (side: RewardKind) => ({
    ...firstRewardsOptions({ kind: side, audience: audience ?? 'visitor', region }, carouselLimit, variation),
    enabled: audience !== undefined && isKnown && (kind === 'FEATURED' || kind === side),
  })
  const earn = useQuery(optionsOf('EARN'))
  const spend = useQuery(optionsOf('SPEND'))
  const wanted = [...(kind === 'SPEND' ? [] : [earn]), ...(kind === 'EARN' ? [] : [spend])]
  const isReady = viewer !== undefined && wanted.every((query) => query.data !== undefined)
  const rewardsOf = ({ data }: typeof earn) => {
    const rewards = data?.rewards ?? []
    return isBelowFeatured && viewer !== undefined ? featuredLast(rewards, viewer) : rewards
  }
  return {
    rewards: isReady
      ? carouselRewards(
          { earn: kind === 'SPEND' ? [] : rewardsOf(earn), spend: kind === 'EARN' ? [] : rewardsOf(spend) },
          viewer,
        )
      : undefined,
    isFailed: wanted.some((query) => query.isError),
    refetch: () => wanted.filter((query) => query.isError).forEach((query) => void query.refetch()),
  }
}
