import { useSearchParams } from 'react-router-dom'
import { Checkout } from '#features/checkout/components/Checkout.tsx'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { useAfterRedemption } from './state/use-after-redemption.ts'

/** Orders a reward, then shows the order (RTE-24, RDM-14). */
export function OrderCheckoutPage() {
  const [query] = useSearchParams()
  const { orderPlaced } = useAfterRedemption()
  return (
    <Checkout
      rewardId={query.get('rewardId') ?? undefined}
      groupId={query.get('groupId') ?? undefined}
      notFound={<LazyNotFoundView />}
      // There is nothing to go back to: the draft has become the order.
      onOrdered={(order) => orderPlaced(order, { replaces: true })}
    />
  )
}
