import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Grid } from '@clubhouse/design-system/Grid'
import { Button } from '@clubhouse/design-system/Button'
import { PlanCard } from '@clubhouse/design-system/PlanCard'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Plan } from '@clubhouse/rest-client/b2c'
import { freePlan } from '#domain/plan/model/free-plan.ts'
import { planFrequency, planTerms } from '#domain/plan/model/plan-price.ts'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useLogin } from '#platform/auth/use-login.ts'
import { paths } from '#domain/page/model/paths.ts'
import { planFeatures } from './plan-features.tsx'

/** The free plan and the paid ones side by side, each with what it costs and when that is taken (SUB-02, SUB-03). */
export function PlanCards({ paid }: { paid: readonly Plan[] }) {
  return (
    <Grid columns="three" as="ul">
      <li>
        <FreePlanCard />
      </li>
      {paid.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            headingLevel={2}
            name={plan.name}
            costText={plan.cost}
            periodText={planFrequency(plan)}
            description={plan.featuresDescription}
            features={planFeatures(plan)}
            action={
              <Stack gap="small">
                <ButtonLink href={paths.subscriptionPayment.href(plan.id)} fullWidth>
                  {m.subscribe_choose({ plan: plan.name })}
                </ButtonLink>
                <Text size="small" tone="muted">
                  {planTerms(plan)}
                </Text>
              </Stack>
            }
          />
        </li>
      ))}
    </Grid>
  )
}

/** What members have without paying; visitors join. */
function FreePlanCard() {
  const isMember = useAudience() === 'member'
  const join = useLogin({ joins: true })
  const plan = freePlan()
  return (
    <PlanCard
      headingLevel={2}
      name={plan.name}
      costText={m.subscribe_free_cost()}
      description={plan.featuresDescription}
      features={planFeatures(plan)}
      currentLabel={isMember ? m.subscribe_current() : undefined}
      action={
        isMember ? undefined : (
          <Button variant="secondary" onPress={join}>
            {m.subscribe_join()}
          </Button>
        )
      }
    />
  )
}
