import { Badge } from '@clubhouse/design-system/Badge'
import { WizardSteps } from '@clubhouse/design-system/WizardSteps'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { progressOf } from '#domain/order/model/order-progress.ts'
import { orderStatus } from '#domain/order/model/order-status.ts'

/** How far an order has come, step by step; a status that is on no known way stands plainly (ORD-02, GAP-08). */
export function OrderProgress({ order }: { order: Order }) {
  const progress = progressOf(order)
  if (progress === undefined) {
    const { text, tone } = orderStatus(order.status)
    return (
      <p>
        <Badge tone={tone}>{text}</Badge>
      </p>
    )
  }
  return (
    <WizardSteps
      label={m.order_progress()}
      steps={progress.steps.map((status) => ({ id: status, label: orderStatus(status).text }))}
      currentId={progress.current ?? ''}
      stateTexts={{ done: m.order_state_done(), current: m.order_state_current(), toDo: m.order_state_to_do() }}
    />
  )
}
