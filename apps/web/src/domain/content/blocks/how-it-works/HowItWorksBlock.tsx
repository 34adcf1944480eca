import { Grid } from '@clubhouse/design-system/Grid'
import { Stack } from '@clubhouse/design-system/Stack'
import { StepCard } from '@clubhouse/design-system/StepCard'
import type { BlockProps } from '../define-block.ts'
import type { HowItWorksContent } from './adapter.ts'

/** Steps that explain something (CNT-13). */
export function HowItWorksBlock({ block: { steps }, level, heading }: BlockProps<HowItWorksContent>) {
  const items = steps.map((step, index) => (
    <li key={step.header}>
      <StepCard
        number={index + 1}
        title={step.header}
        body={step.body}
        imageUrl={step.picture?.url}
        headingLevel={level === 2 ? 3 : 4}
      />
    </li>
  ))
  return (
    <Stack gap="xlarge">
      {heading}
      {level === 2 ? (
        <Grid columns={steps.length === 2 || steps.length === 4 ? 'two' : 'three'} as="ol">
          {items}
        </Grid>
      ) : (
        <Stack as="ol" gap="large">
          {items}
        </Stack>
      )}
    </Stack>
  )
}
