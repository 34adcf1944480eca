import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { SkeletonText } from '@clubhouse/design-system/SkeletonText'
import { Stack } from '@clubhouse/design-system/Stack'

/** The summary on its way: flights, then prices. */
export function SummarySkeleton({ label }: { label: string }) {
  return (
    <Stack gap="large">
      <SkeletonText hasTitle lines={4} loadingLabel={label} />
      <SkeletonText hasTitle lines={4} />
      <Skeleton shape="title" />
    </Stack>
  )
}
