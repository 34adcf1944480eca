import { BrandDetail } from './components/BrandDetail.tsx'
import { RewardGrid } from '#features/browsing/components/RewardGrid.tsx'
import { NotFoundView } from '#domain/page/components/NotFoundView.tsx'

/** A partner brand (RTE-11), with its rewards as in the lists. */
export function BrandPage() {
  return (
    <BrandDetail
      notFound={<NotFoundView />}
      grid={(props) => <RewardGrid {...props} place="brand" isFirstView={false} />}
    />
  )
}
