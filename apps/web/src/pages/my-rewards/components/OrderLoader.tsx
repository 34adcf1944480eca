import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Section } from '@clubhouse/design-system/Section'
import type { Order } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { orderOptions } from '#domain/order/api/orders.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'

export interface OrderLoaderProps {
  orderId: string
  /** What the page makes of the order. */
  children: (order: Order) => ReactNode
}

/** Finds the member's order for a page; without such an order the list of orders takes its place (ORD-05). */
export function OrderLoader({ orderId, children }: OrderLoaderProps) {
  const regionPath = useRegionPath()
  const order = useQuery(orderOptions(orderId))
  // An order that was not there before may have been placed since, so the newest answer counts.
  if (order.isPending || (order.data === null && order.isFetching)) {
    return (
      <InPage>
        <OrderSkeleton />
      </InPage>
    )
  }
  if (order.data === undefined) {
    return (
      <InPage>
        <ErrorPanel
          headingLevel={1}
          title={m.order_failed_title()}
          body={m.order_failed_body()}
          action={<Button onPress={() => void order.refetch()}>{m.common_refresh()}</Button>}
        />
      </InPage>
    )
  }
  if (order.data === null) return <Navigate to={regionPath(paths.orders.href())} replace />
  return <>{children(order.data)}</>
}

function InPage({ children }: { children: ReactNode }) {
  return (
    <Section as="div">
      <Container>{children}</Container>
    </Section>
  )
}
