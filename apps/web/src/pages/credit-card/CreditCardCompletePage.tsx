import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Section } from '@clubhouse/design-system/Section'
import { useSearchParams } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { PageHead } from '#platform/head/PageHead.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { ComposedPage } from '#domain/content/components/ComposedPage.tsx'
import { MemberGate } from '#features/sign-in/components/MemberGate.tsx'
import { applicationEndOf } from '#features/card-application/model/application.ts'

/** Where the card issuer leads back to: what comes next, for members and for guests (CCD-08). */
export function CreditCardCompletePage() {
  const audience = useAudience()
  const [query] = useSearchParams()
  if (applicationEndOf(query) === 'cancelled') return <Cancelled />
  switch (audience) {
    case undefined:
      return <PageSkeleton />
    case 'member':
      return <Complete variant="member" />
    case 'visitor':
      return <Complete variant="guest" />
  }
}

function Complete({ variant }: { variant: 'guest' | 'member' }) {
  const slug = `rewards-credit-card-complete-${variant}`
  return <ComposedPage slug={slug} notFound={<LazyNotFoundView />} login={<MemberGate />} />
}

/** The applicant has left the application: nothing was sent. */
function Cancelled() {
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={m.card_cancelled_title()} isPublic={false} />
          <EmptyState
            headingLevel={1}
            title={m.card_cancelled_title()}
            body={m.card_cancelled_body()}
            imageUrl={`${appConfig().hosts.images}/content/step-1`}
            action={<ButtonLink href={paths.creditCard.href()}>{m.card_cancelled_back()}</ButtonLink>}
          />
        </Container>
      </Section>
    </div>
  )
}
