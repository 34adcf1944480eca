import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** Skeleton of the hub. */
export function HubSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.hub_loading()}</VisuallyHidden>
      <Stack gap="xlarge">
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </div>
  )
}
