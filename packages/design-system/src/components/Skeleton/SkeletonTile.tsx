import { LoadingLabel } from './LoadingLabel.tsx'
import { Skeleton } from './Skeleton.tsx'

export type SkeletonTileProps = {
  /** Says what is on its way; read out once. Leave it out where another part of the page says so. */
  loadingLabel?: string | undefined
}

/** A reward or an offer on its way. For a list of them there is `SkeletonGrid`. */
export function SkeletonTile({ loadingLabel }: SkeletonTileProps) {
  return (
    <div>
      <LoadingLabel loadingLabel={loadingLabel} />
      <Skeleton shape="tile" />
    </div>
  )
}
