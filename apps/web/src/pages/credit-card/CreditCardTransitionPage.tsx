import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { useSearchParams } from 'react-router-dom'
import { useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { Transition } from '#features/card-application/components/Transition.tsx'
import { applicationTypeOf } from '#features/card-application/model/application.ts'

/** What a member reads before the application at the card issuer's (CCD-05 to CCD-07). */
export function CreditCardTransitionPage() {
  const referral = useCardReferral()
  const [query] = useSearchParams()
  const applicationType = applicationTypeOf(query)
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <Transition key={applicationType} applicationType={applicationType} referral={referral} />
        </Container>
      </Section>
    </div>
  )
}
