import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Grid } from '@clubhouse/design-system/Grid'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import { ordersOptions } from '#domain/order/api/orders.ts'
import { useNewOrderId } from '#domain/order/state/new-order-store.ts'
import { OrderCard } from './OrderCard.tsx'

/** The member's orders and how they stand (MYR-05, ORD-09 to ORD-11). */
export function OrderList() {
  const newOrderId = useNewOrderId()
  const orders = useQuery(ordersOptions())
  if (orders.isPending) return <SkeletonGrid shape="row" count={4} label={m.order_list_loading()} />
  if (orders.data === undefined) {
    return (
      <ErrorPanel
        title={m.order_list_failed_title()}
        body={m.order_list_failed_body()}
        action={<Button onPress={() => void orders.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  if (orders.data.length === 0) {
    return (
      <EmptyState
        title={m.order_none_title()}
        body={m.order_none_body()}
        imageUrl={`${appConfig().hosts.images}/content/empty-orders`}
        action={<ButtonLink href={paths.spend.href()}>{m.common_browse_rewards()}</ButtonLink>}
      />
    )
  }
  return (
    <Grid columns="rows" as="ul">
      {orders.data.map((order) => (
        <li key={order.orderId}>
          <OrderCard order={order} isNew={order.orderId === newOrderId} />
        </li>
      ))}
    </Grid>
  )
}
