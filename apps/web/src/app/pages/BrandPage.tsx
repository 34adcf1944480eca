import { BrandDetail } from '../../features/brand/components/BrandDetail.tsx'
import { RewardGrid } from '../../features/discovery/components/RewardGrid.tsx'
import { NotFoundView } from './NotFoundView.tsx'

/** A partner brand (RTE-11), its rewards drawn like those of the lists. */
export function BrandPage() {
  return (
    <BrandDetail
      notFound={<NotFoundView />}
      grid={(props) => <RewardGrid {...props} place="brand" isFirstView={false} />}
    />
  )
}
