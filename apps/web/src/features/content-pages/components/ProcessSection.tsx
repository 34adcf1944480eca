import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { StepCard } from '@clubhouse/design-system/StepCard'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import type { ProcessContent } from '../model/blocks.ts'

/** Steps that explain something (CNT-13). */
export function ProcessSection({ process }: { process: ProcessContent }) {
  const headingId = useId()
  return (
    <Section background="lightPink" labelledBy={headingId}>
      <Container>
        <Stack gap="xlarge">
          <Stack gap="xsmall">
            <Heading level={2} id={headingId}>
              {process.headline}
            </Heading>
            {process.body !== undefined && <Text size="large">{process.body}</Text>}
          </Stack>
          <Grid columns="three" as="ol">
            {process.steps.map((step, index) => (
              <li key={step.header}>
                <StepCard number={index + 1} title={step.header} body={step.body} imageUrl={step.picture?.url} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  )
}
