import { listSpendRewards } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { useRegion } from '#platform/region/use-region.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { carouselRewards } from '../model/carousel.ts'
import { type CarouselRewards, carouselLimit } from './carousel-rewards.ts'

/** Returns the rewards that only subscribers of a plan have (HOM-09). */
export function usePlanRewards(planId: string): CarouselRewards {
  const { countryCode } = useRegion()
  const viewer = useViewer()
  const list = useQuery(
    listSpendRewards.queryOptions({
      viewingRegion: countryCode,
      enableVariantGrouping: true,
      isLoggedIn: true,
      limit: carouselLimit,
      subscriptionPlanId: planId,
    }),
  )
  return {
    rewards:
      list.data === undefined || viewer === undefined
        ? undefined
        : carouselRewards({ earn: [], spend: list.data.rewards }, viewer),
    isFailed: list.isError,
    refetch: () => void list.refetch(),
  }
}
