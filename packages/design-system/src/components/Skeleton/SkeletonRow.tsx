import { LoadingLabel } from './LoadingLabel.tsx'
import { Skeleton } from './Skeleton.tsx'
import { row } from './SkeletonRow.css.ts'

export type SkeletonRowProps = {
  /** Says what is on its way; read out once. Leave it out where another part of the page says so. */
  loadingLabel?: string | undefined
}

/** A voucher or an order on its way: its picture beside its words. */
export function SkeletonRow({ loadingLabel }: SkeletonRowProps) {
  return (
    <div>
      <LoadingLabel loadingLabel={loadingLabel} />
      <div className={row}>
        <Skeleton shape="picture" />
        <Skeleton shape="text" lines={3} />
      </div>
    </div>
  )
}
