import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { addressLines } from '#domain/order/model/address-lines.ts'
import { formatDate } from '#platform/dates/format-date.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { isCancelled } from '#domain/order/model/orders.ts'
import { OrderSection } from './OrderSection.tsx'
import { VoyagesBooking } from './VoyagesBooking.tsx'
import * as styles from './order.css.ts'

/**
 * What there is to know of an order (ORD-01). Of a cancelled one only its number and what it had cost: when it was placed, where it was to
 * go and for whom does not matter any more (ORD-08).
 */
export function OrderDetails({ order }: { order: Order }) {
  const { locale } = useRegion()
  const { orderId, content, cost, createdDate, deliveryAddress, giftMessage, voyagesBooking } = order
  const number = { term: m.order_number(), description: orderId }
  const price = { term: m.common_cost(), description: formatPoints(cost) }
  if (isCancelled(order)) {
    return (
      <OrderSection title={m.order_details()}>
        <DescriptionList items={[number, price]} />
      </OrderSection>
    )
  }
  return (
    <Stack gap="xlarge">
      {voyagesBooking !== undefined && (
        <VoyagesBooking booking={voyagesBooking} brand={content.brandDetails.brandName} />
      )}
      <OrderSection title={m.order_details()}>
        <DescriptionList
          items={[
            number,
            { term: m.order_placed(), description: formatDate(createdDate, locale) },
            price,
            ...(deliveryAddress === undefined
              ? []
              : [
                  {
                    term: m.common_delivery_address(),
                    description: <div className={styles.lines}>{addressLines(deliveryAddress).join('\n')}</div>,
                  },
                ]),
            ...(giftMessage === undefined || giftMessage === ''
              ? []
              : [
                  {
                    term: m.common_gift_message(),
                    description: <div className={styles.lines}>{giftMessage}</div>,
                  },
                ]),
          ]}
        />
      </OrderSection>
    </Stack>
  )
}
