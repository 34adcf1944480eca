import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import type { Order, Profile, Reward } from '@clubhouse/rest-client/club'
import type { QueryKey } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { submissionWords } from '#platform/submission/SubmissionNotice.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { usePlaceOrder } from '../api/place-order.ts'
import type { OrderType } from '../model/order-type.ts'
import { useOrderDraft } from '../state/order-draft-store.ts'
import { type EnteredDraft, useEnteredDraft } from '../state/use-entered-draft.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { OrderForm } from './OrderForm.tsx'

export interface EnteredCheckoutProps {
  type: OrderType
  reward: Reward
  /** Of the query that the reward comes from. */
  rewardKey: QueryKey
  profile: Profile | undefined
  /** What the page's address says. */
  address: { rewardId: string; groupId: string | undefined }
  onOrdered: (order: Order) => void
}

/** The order of a reward, from its draft until it is placed. */
export function EnteredCheckout(props: EnteredCheckoutProps) {
  const entered = useEnteredDraft(props.type, props.reward)
  return entered === undefined ? <CheckoutSkeleton /> : <OrderInProgress {...props} {...entered} />
}

function OrderInProgress({ rewardKey, submitsAtOnce, onOrdered, ...form }: EnteredCheckoutProps & EnteredDraft) {
  const { reward } = form
  const { rewardId } = useOrderDraft()
  const submission = usePlaceOrder({ reward, rewardKey, submitsAtOnce, onOrdered })
  if (submission.state.kind === 'done-elsewhere') return <PlacedElsewhere />
  // It is placed, and its own page is on the way; or the session is ending around this one.
  if (rewardId !== reward.rewardId) return <CheckoutSkeleton />
  return <OrderForm {...form} submission={submission} />
}

/** Another tab has placed it, or this one before it was left. */
function PlacedElsewhere() {
  return (
    <EmptyState
      headingLevel={1}
      {...submissionWords('done-elsewhere')}
      action={<ButtonLink href={paths.orders.href()}>{m.checkout_orders()}</ButtonLink>}
    />
  )
}
