import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList, type DescriptionListItem } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Plan } from '@clubhouse/rest-client/b2c'
import { useId, useState } from 'react'
import { billingMonths, firstPaymentDate, planCost, planPeriod, trialDays } from '#domain/plan/model/plan-price.ts'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'

/** What is bought and what is charged when, in words, before anybody pays (SUB-01, SUB-06). */
export function PaymentSummary({ plan }: { plan: Plan }) {
  const headingId = useId()
  const { locale } = useRegion()
  const [firstPayment] = useState(() => firstPaymentDate(new Date()).toISOString())
  const date = formatDate(firstPayment, locale)
  const description = paymentDescription(plan)
  return (
    <Card as="section" tone="sunken" labelledBy={headingId}>
      <Stack gap="large">
        <Heading level={2} size="medium" id={headingId}>
          {m.subscriptionPayment_summary()}
        </Heading>
        <DescriptionList items={itemsOf(plan, date)} />
        <Stack gap="small">
          <Text>{m.subscriptionPayment_trial({ days: trialDays, date })}</Text>
          {description !== undefined && <Text tone="muted">{description}</Text>}
        </Stack>
        <div>
          <Link href={paths.subscribe.href()}>{m.subscriptionPayment_other_plan()}</Link>
        </div>
      </Stack>
    </Card>
  )
}

function itemsOf(plan: Plan, date: string): DescriptionListItem[] {
  const period = planPeriod(plan)
  return [
    { term: m.subscriptionPayment_plan(), description: plan.name },
    // A newer server may have other periods.
    ...(period === undefined ? [] : [{ term: m.subscriptionPayment_period(), description: period }]),
    { term: m.common_cost(), description: planCost(plan) },
    { term: m.subscriptionPayment_today(), description: m.subscriptionPayment_today_nothing() },
    { term: m.subscriptionPayment_total({ date }), description: plan.cost },
  ]
}

/** Returns what one payment is for: 12 billing months of a yearly plan; undefined for an unknown period. */
function paymentDescription(plan: Plan): string | undefined {
  const months = billingMonths(plan)
  if (months === 12) return m.subscriptionPayment_description_12()
  return months === 1 ? m.subscriptionPayment_description_1() : undefined
}
