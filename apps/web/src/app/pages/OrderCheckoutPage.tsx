import type { Order } from '@clubhouse/rest-client/club'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Checkout } from '../../features/checkout/components/Checkout.tsx'
import { trackOrderPlaced } from '../../platform/analytics/track-order.ts'
import { paths } from '../../platform/paths.ts'
import { useRegionPath } from '../../platform/region/use-region.ts'
import { NotFoundView } from './NotFoundView.tsx'

/** Orders a reward, then shows the order (RTE-24, RDM-14); the order's page is told that it has just been redeemed (CHK-03). */
export function OrderCheckoutPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const showOrder = (order: Order) => {
    trackOrderPlaced(order)
    // There is nothing to go back to: the draft has become the order.
    void navigate(regionPath(paths.orderConfirmation.href(order.orderId)), {
      replace: true,
      state: { justRedeemed: true },
    })
  }
  return (
    <Checkout
      rewardId={query.get('rewardId') ?? undefined}
      groupId={query.get('groupId') ?? undefined}
      notFound={<NotFoundView />}
      onOrdered={showOrder}
    />
  )
}
