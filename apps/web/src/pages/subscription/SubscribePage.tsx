import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { trialDays } from '#domain/plan/model/plan-price.ts'
import { PaymentSteps } from '#features/subscribing/components/PaymentSteps.tsx'
import { PlanChoice } from '#features/subscribing/components/PlanChoice.tsx'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { OwnPart } from '#platform/islands/OwnPart.tsx'

/** Where plans are compared and one is chosen (RTE-12, SUB-02). */
export function SubscribePage() {
  const title = m.subscribe_title()
  const intro = m.subscribe_intro({ days: trialDays })
  return (
    <Section as="div">
      <PageHead title={title} description={intro} isPublic />
      <Container>
        <Stack gap="xxlarge">
          <Stack gap="small">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="large" tone="muted">
              {intro}
            </Text>
          </Stack>
          <OwnPart>
            <PlanChoice />
          </OwnPart>
          <PaymentSteps />
        </Stack>
      </Container>
    </Section>
  )
}
