import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** Details on their way. */
export function DetailsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.account_details_loading()}</VisuallyHidden>
      <Skeleton shape="text" lines={8} />
    </div>
  )
}
