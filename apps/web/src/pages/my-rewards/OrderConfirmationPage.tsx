import { useParams } from '#platform/navigation/outlet.tsx'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { OrderConfirmation } from './components/OrderConfirmation.tsx'
import { OrderLoader } from './components/OrderLoader.tsx'

/** That an order was placed, and what happens next (ORD-04, RTE-25). */
export function OrderConfirmationPage() {
  const { orderId = '' } = useParams()
  return (
    <>
      <PageHead title={m.order_confirmation_title()} isPublic={false} />
      <OrderLoader orderId={orderId}>{(order) => <OrderConfirmation order={order} />}</OrderLoader>
    </>
  )
}
