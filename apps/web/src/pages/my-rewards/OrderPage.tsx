import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { useParams } from '#platform/navigation/outlet.tsx'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { OrderLoader } from './components/OrderLoader.tsx'
import { OrderView } from './components/OrderView.tsx'

/** One order of the member's (RTE-23, ORD-10). */
export function OrderPage() {
  const { orderId = '' } = useParams()
  return (
    <>
      <PageHead title={m.order_title()} isPublic={false} />
      <OrderLoader orderId={orderId}>
        {(order) => (
          <Section as="div">
            <Container>
              <OrderView order={order} />
            </Container>
          </Section>
        )}
      </OrderLoader>
    </>
  )
}
