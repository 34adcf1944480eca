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
