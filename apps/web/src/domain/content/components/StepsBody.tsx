import { Grid } from '@clubhouse/design-system/Grid'
import { Stack } from '@clubhouse/design-system/Stack'
import { StepCard } from '@clubhouse/design-system/StepCard'
import { useId } from 'react'
import type { ProcessContent } from '../model/blocks.ts'
import { BlockHeading, type BlockLevel } from './BlockHeading.tsx'

export interface StepsBodyProps {
  process: ProcessContent
  level: BlockLevel
  headingId?: string | undefined
}

/** Steps that explain something (CNT-13). */
export function StepsBody({ process: { headline, body, steps }, level, headingId }: StepsBodyProps) {
  const ownId = useId()
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
      <BlockHeading id={headingId ?? ownId} headline={headline} body={body} level={level} />
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
