import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSection } from './OrderSection.tsx'

/** How far an order has come, and the way to its parcel once that is on its way (ORD-01, ORD-02). */
export function OrderFollow({ order }: { order: Order }) {
  return (
    <OrderSection title={m.order_progress()}>
      <OrderProgress order={order} />
      {order.trackingUrl !== undefined && (
        <div>
          <ButtonLink
            href={order.trackingUrl}
            variant="secondary"
            isExternal
            externalLabel={m.common_opens_in_new_tab()}
          >
            {m.order_track()}
          </ButtonLink>
        </div>
      )}
    </OrderSection>
  )
}
