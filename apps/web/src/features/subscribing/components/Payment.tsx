import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { isNotThere } from '@clubhouse/rest-client/errors'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { planOptions } from '#domain/plan/api/plan.ts'
import { trialDays } from '#domain/plan/model/plan-price.ts'
import { m } from '#paraglide/messages.js'
import { PaymentForm, PlanWithdrawn } from './PaymentForm.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import * as styles from './payment.css.ts'

/** What a plan costs, beside the form that pays for it (SUB-05, SUB-06). */
export function Payment({ planId }: { planId: string }) {
  const cardId = useId()
  const plan = useQuery(planOptions(planId))
  if (plan.isPending) {
    return (
      <div role="status">
        <VisuallyHidden>{m.subscriptionPayment_plan_loading()}</VisuallyHidden>
        <Skeleton shape="text" lines={8} />
      </div>
    )
  }
  if (plan.data === undefined) {
    if (isNotThere(plan.error)) return <PlanWithdrawn headingLevel={1} />
    return (
      <ErrorPanel
        headingLevel={1}
        title={m.subscriptionPayment_plan_failed_title()}
        body={m.subscriptionPayment_plan_failed_body()}
        action={<Button onPress={() => void plan.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  return (
    <Titled>
      <div className={styles.layout}>
        <div className={styles.summary}>
          <PaymentSummary plan={plan.data} />
        </div>
        <div className={styles.card}>
          <Card as="section" labelledBy={cardId}>
            <Stack gap="large">
              <Heading level={2} size="medium" id={cardId}>
                {m.subscriptionPayment_card()}
              </Heading>
              <PaymentForm plan={plan.data} />
            </Stack>
          </Card>
        </div>
      </div>
    </Titled>
  )
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading level={1} size="display">
          {m.subscriptionPayment_title()}
        </Heading>
        <Text tone="muted">{m.subscriptionPayment_intro({ days: trialDays })}</Text>
      </Stack>
      {children}
    </Stack>
  )
}
