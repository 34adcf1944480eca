import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Grid } from '@clubhouse/design-system/Grid'
import { OrderTile } from '@clubhouse/design-system/OrderTile'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { appConfig } from '../../../platform/config/app-config.ts'
import { formatDate } from '../../../platform/dates/format-date.ts'
import { paths } from '../../../platform/paths.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import { ordersOptions } from '../api/orders.ts'
import { orderStatus } from '../model/order-status.ts'

/** The member's orders and how they stand (MYR-05, ORD-11). */
export function OrderList() {
  const { locale } = useRegion()
  const orders = useQuery(ordersOptions())
  if (orders.isPending) return <SkeletonGrid shape="row" count={4} label={m.order_list_loading()} />
  if (orders.data === undefined) {
    return (
      <ErrorPanel
        title={m.order_list_failed_title()}
        body={m.order_list_failed_body()}
        action={<Button onPress={() => void orders.refetch()}>{m.order_refresh()}</Button>}
      />
    )
  }
  if (orders.data.length === 0) {
    return (
      <EmptyState
        title={m.order_none_title()}
        body={m.order_none_body()}
        imageUrl={`${appConfig().hosts.images}/content/no-orders`}
        action={<ButtonLink href={paths.spend.href()}>{m.order_none_action()}</ButtonLink>}
      />
    )
  }
  return (
    <Grid columns="two" as="ul">
      {orders.data.map(({ orderId, status, content, createdDate }) => {
        const { text, tone } = orderStatus(status)
        return (
          <li key={orderId}>
            <OrderTile
              headingLevel={2}
              title={content.title}
              brandName={content.brandDetails.brandName}
              imageUrl={content.imageUrl}
              statusText={text}
              statusTone={tone}
              dateText={m.order_placed_on({ date: formatDate(createdDate, locale) })}
            />
          </li>
        )
      })}
    </Grid>
  )
}
