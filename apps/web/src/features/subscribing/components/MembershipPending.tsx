import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** The member's subscription on its way. */
export function MembershipPending() {
  return (
    <div role="status">
      <VisuallyHidden>{m.subscription_loading()}</VisuallyHidden>
      <Skeleton shape="text" lines={8} />
    </div>
  )
}
