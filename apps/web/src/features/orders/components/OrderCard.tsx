import { Badge } from '@clubhouse/design-system/Badge'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '../../../paraglide/messages.js'
import { formatDate } from '../../../platform/dates/format-date.ts'
import { paths } from '../../../platform/paths.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import { WalletTile } from '../../../platform/wallet/WalletTile.tsx'
import { orderStatus } from '../model/order-status.ts'

export interface OrderCardProps {
  order: Order
  /** It was placed a moment ago (MYR-08). */
  isNew: boolean
}

/** An order in the list: what it is, how it stands, and the way to its page (ORD-09 to ORD-11). */
export function OrderCard({ order: { orderId, status, content, createdDate }, isNew }: OrderCardProps) {
  const { locale } = useRegion()
  const { text, tone } = orderStatus(status)
  return (
    <WalletTile
      title={content.title}
      href={paths.order.href(orderId)}
      brandName={content.brandDetails.brandName}
      imageUrl={content.imageUrl}
      marks={
        <>
          {isNew && <Badge tone="brand">{m.order_new()}</Badge>}
          <Badge tone={tone}>{text}</Badge>
        </>
      }
      dateText={m.order_placed_on({ date: formatDate(createdDate, locale) })}
    />
  )
}
