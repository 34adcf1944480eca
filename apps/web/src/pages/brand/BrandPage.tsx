import { brandRewardsOptions } from '#domain/brand/api/brand-rewards.ts'
import { brandOptions } from '#domain/brand/api/brand.ts'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { BrandDetail } from './components/BrandDetail.tsx'
import { RewardGrid } from '#features/browsing/components/RewardGrid.tsx'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'

/** A partner brand (RTE-11), with its rewards as in the lists. */
export function BrandPage() {
  return (
    <BrandDetail
      notFound={<LazyNotFoundView />}
      grid={(props) => <RewardGrid {...props} place="brand" isFirstView={false} />}
    />
  )
}

// Links to a brand do not say how it is sorted.
BrandPage.fetchAhead = ((queryClient, { audience, region, params: { brandPath = '' } }) => {
  void queryClient.fetchQuery(brandOptions({ brandPath, audience, region })).then(
    ({ brandName }) => {
      const side = { brandName, audience, region, sort: 'featured' } as const
      return Promise.all([
        queryClient.prefetchInfiniteQuery(brandRewardsOptions({ kind: 'EARN', ...side })),
        queryClient.prefetchInfiniteQuery(brandRewardsOptions({ kind: 'SPEND', ...side })),
      ])
    },
    () => undefined,
  )
}) satisfies FetchAhead
