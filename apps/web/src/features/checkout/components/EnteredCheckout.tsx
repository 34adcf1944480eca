import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import type { Order, Profile, Reward } from '@clubhouse/rest-client/club'
import type { QueryKey } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { paths } from '#platform/paths.ts'
import type { Entry } from '../model/entry.ts'
import type { OrderType } from '../model/order-type.ts'
import { useOrderDraft } from '../state/order-draft-store.ts'
import { useEntry } from '../state/use-entry.ts'
import { useOrderSubmission } from '../state/use-order-submission.ts'
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
  const entry = useEntry(props.type, props.reward)
  if (entry === undefined) return <CheckoutSkeleton />
  return entry.kind === 'placed' ? <PlacedElsewhere /> : <OrderInProgress {...props} entry={entry} />
}

function OrderInProgress({ entry, onOrdered, rewardKey, ...form }: EnteredCheckoutProps & { entry: Entry }) {
  const { rewardId } = useOrderDraft()
  const submission = useOrderSubmission({ reward: form.reward, rewardKey, entry, onOrdered })
  if (submission.progress.kind === 'done-elsewhere') return <PlacedElsewhere />
  // It is placed, and its own page is on the way; or the session is ending around this one.
  if (rewardId !== form.reward.rewardId) return <CheckoutSkeleton />
  return <OrderForm {...form} entry={entry} submission={submission} />
}

/** Another tab has placed it, or this one before it was left. */
function PlacedElsewhere() {
  return (
    <EmptyState
      headingLevel={1}
      title={m.submission_elsewhere_title()}
      body={m.submission_elsewhere_body()}
      action={<ButtonLink href={paths.orders.href()}>{m.checkout_orders()}</ButtonLink>}
    />
  )
}
