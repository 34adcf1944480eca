import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Heading } from '@clubhouse/design-system/Heading'
import { PlanCard } from '@clubhouse/design-system/PlanCard'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Plan } from '@clubhouse/rest-client/b2c'
import { planTerms, trialDays } from '#domain/plan/model/plan-price.ts'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'

/** The plan that has begun, with its features, and a button to home (SUB-09); without a plan, that it has begun. */
export function Confirmed({ plan }: { plan: Plan | undefined }) {
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading level={1} size="display">
          {plan === undefined
            ? m.subscriptionConfirmation_title_unknown()
            : m.subscriptionConfirmation_title({ plan: plan.name })}
        </Heading>
        <Text>{m.subscriptionConfirmation_body({ days: trialDays })}</Text>
      </Stack>
      {plan !== undefined && (
        <PlanCard
          headingLevel={2}
          name={plan.name}
          costText={plan.cost}
          description={planTerms(plan)}
          features={plan.features.map(({ description }) => ({ id: description, text: description }))}
        />
      )}
      <div>
        <ButtonLink href={paths.home.href()}>{m.common_continue()}</ButtonLink>
      </div>
    </Stack>
  )
}
