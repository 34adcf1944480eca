import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** Skeleton of the member's subscription. */
export function MembershipPending() {
  return (
    <div role="status">
      <VisuallyHidden>{m.subscription_loading()}</VisuallyHidden>
      <Skeleton shape="text" lines={8} />
    </div>
  )
}
