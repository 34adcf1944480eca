import type { RewardPage } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { firstRewardsOptions } from '../../../platform/rewards/reward-list.ts'
import { visibleRewards } from '../../../platform/rewards/visibility.ts'
import { type CarouselReward, carouselRewards } from '../model/carousel.ts'

/** Rewards that a carousel fetches (HOM-11). */
const carouselLimit = 12

/** Featured is both sides, mixed (HOM-12). */
export type CarouselKind = RewardKind | 'FEATURED'

export interface CarouselRewards {
  /** Undefined until all of them are there. */
  rewards: CarouselReward[] | undefined
  isFailed: boolean
  refetch: () => void
}

/** The rewards of a home carousel; nothing is called before it is known who is looking. */
export function useCarouselRewards(kind: CarouselKind, audience: Audience | undefined): CarouselRewards {
  const region = useRegion()
  const optionsOf = (side: RewardKind) => ({
    ...firstRewardsOptions({ kind: side, audience: audience ?? 'visitor', region }, carouselLimit),
    enabled: audience !== undefined && (kind === 'FEATURED' || kind === side),
  })
  const earn = useQuery(optionsOf('EARN'))
  const spend = useQuery(optionsOf('SPEND'))
  const wanted = [...(kind === 'SPEND' ? [] : [earn]), ...(kind === 'EARN' ? [] : [spend])]
  const shown = (page: RewardPage | undefined) =>
    visibleRewards(page?.rewards ?? [], { audience: audience ?? 'visitor', countryCode: region.countryCode })
  const isReady = audience !== undefined && wanted.every((query) => query.data !== undefined)
  return {
    rewards: isReady
      ? carouselRewards({
          earn: kind === 'SPEND' ? [] : shown(earn.data),
          spend: kind === 'EARN' ? [] : shown(spend.data),
        })
      : undefined,
    isFailed: wanted.some((query) => query.isError),
    refetch: () => wanted.filter((query) => query.isError).forEach((query) => void query.refetch()),
  }
}
