import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** Skeleton of a step. */
export function StepSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.common_loading_page()}</VisuallyHidden>
      <Stack gap="large">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </div>
  )
}
