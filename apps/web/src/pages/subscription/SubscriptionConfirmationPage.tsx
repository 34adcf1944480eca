import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { useSearchParams } from 'react-router-dom'
import { Confirmation } from '#features/subscribing/components/Confirmation.tsx'
import { m } from '#paraglide/messages.js'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { PageHead } from '#platform/head/PageHead.tsx'

/** Where the provider leads once a plan is paid; without a session there is nothing (SUB-07). */
export function SubscriptionConfirmationPage() {
  const [query] = useSearchParams()
  const sessionId = query.get('session_id') ?? ''
  if (sessionId === '') return <LazyNotFoundView />
  return (
    <Section as="div">
      <Container>
        <PageHead title={m.subscriptionConfirmation_page_title()} isPublic={false} />
        <Confirmation key={sessionId} sessionId={sessionId} />
      </Container>
    </Section>
  )
}
