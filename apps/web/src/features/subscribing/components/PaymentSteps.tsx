import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { StepCard } from '@clubhouse/design-system/StepCard'
import { trialDays } from '#domain/plan/model/plan-price.ts'
import { m } from '#paraglide/messages.js'

/** What is charged when, before anybody pays (SUB-01). */
export function PaymentSteps() {
  const days = trialDays
  const steps = [
    { title: m.subscribe_step_today(), body: m.subscribe_step_today_body({ days }) },
    { title: m.subscribe_step_trial({ days }), body: m.subscribe_step_trial_body() },
    { title: m.subscribe_step_renewal(), body: m.subscribe_step_renewal_body() },
  ]
  return (
    <Stack gap="medium">
      <Heading level={2} size="large">
        {m.subscribe_steps()}
      </Heading>
      <Grid columns="three" as="ol">
        {steps.map(({ title, body }, index) => (
          <li key={title}>
            <StepCard number={index + 1} title={title} body={body} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
