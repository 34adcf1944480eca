import { OrderTile } from '@clubhouse/design-system/OrderTile'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { paths } from '#domain/page/model/paths.ts'
import { brandNameOf } from '#domain/reward/model/brand-name.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { orderStatus } from '#domain/order/model/order-status.ts'

export interface OrderCardProps {
  order: Order
  /** It was placed a moment ago (MYR-08). */
  isNew: boolean
}

/** An order in the list: what it is, how it stands, and the way to its page (ORD-09 to ORD-11). */
export function OrderCard({ order, isNew }: OrderCardProps) {
  const { orderId, status, content, createdDate } = order
  const { locale } = useRegion()
  const { text, tone } = orderStatus(status)
  return (
    <OrderTile
      headingLevel={2}
      title={content.title}
      href={paths.order.href(orderId)}
      brandName={brandNameOf(order)}
      imageUrl={content.imageUrl}
      statusText={text}
      statusTone={tone}
      isNew={isNew}
      newLabel={m.common_new()}
      dateText={m.order_placed_on({ date: formatDate(createdDate, locale) })}
    />
  )
}
