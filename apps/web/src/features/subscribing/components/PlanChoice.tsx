import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { plansOptions } from '#domain/plan/api/subscription.ts'
import { m } from '#paraglide/messages.js'
import { PlanCards } from './PlanCards.tsx'
import { PlanComparison } from './PlanComparison.tsx'

/** The plans that there are, to choose one (SUB-02 to SUB-04). */
export function PlanChoice() {
  const plans = useQuery(plansOptions())
  if (plans.isPending) {
    return (
      <div role="status">
        <VisuallyHidden>{m.subscribe_loading()}</VisuallyHidden>
        <Skeleton shape="text" lines={12} />
      </div>
    )
  }
  if (plans.data === undefined) {
    return (
      <ErrorPanel
        title={m.subscribe_failed_title()}
        body={m.common_failed_body()}
        action={<Button onPress={() => void plans.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  const paid = plans.data.plans
  return (
    <Stack gap="xxlarge">
      <Stack gap="large">
        <PlanCards paid={paid} />
        {paid.length === 0 && <Text>{m.subscribe_none()}</Text>}
      </Stack>
      {paid.length > 0 && <PlanComparison paid={paid} />}
    </Stack>
  )
}
