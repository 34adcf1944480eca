import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { StepCard } from '@clubhouse/design-system/StepCard'
import { useId } from 'react'
import type { ProcessContent } from '../model/blocks.ts'
import { SectionIntro } from './SectionIntro.tsx'

/** Steps that explain something (CNT-13). */
export function ProcessSection({ process }: { process: ProcessContent }) {
  const headingId = useId()
  return (
    <Section background="lightPink" labelledBy={headingId}>
      <Container>
        <Stack gap="xlarge">
          <SectionIntro headingId={headingId} headline={process.headline} body={process.body} />
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
