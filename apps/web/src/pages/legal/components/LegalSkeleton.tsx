import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** Skeleton of a legal text. */
export function LegalSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.common_loading_page()}</VisuallyHidden>
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </Stack>
        <Skeleton shape="text" lines={6} />
        <Skeleton shape="text" lines={6} />
      </Stack>
    </div>
  )
}
