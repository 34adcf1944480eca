import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { Payment } from '#features/subscribing/components/Payment.tsx'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { useParams } from '#platform/navigation/outlet.tsx'

/** Pays for a plan, in a document of its own, which alone loads the provider's script (RTE-31, SUB-05, SUB-06). */
export function SubscriptionPaymentPage() {
  const { planId = '' } = useParams()
  return (
    <Section as="div">
      <Container>
        <PageHead title={m.subscriptionPayment_title()} isPublic={false} />
        <Payment key={planId} planId={planId} />
      </Container>
    </Section>
  )
}
