import type { Plan, Subscription } from '@clubhouse/rest-client/b2c'
import { Navigate } from 'react-router-dom'
import { useMembership } from '#domain/plan/state/use-membership.ts'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { showToast } from '#platform/toasts/toast-store.ts'
import { useCancelSubscription } from '../api/cancel-subscription.ts'
import { cancelDraft } from '../state/cancel-draft.ts'
import { CancelForm } from './CancelForm.tsx'
import { MembershipFailed } from './MembershipFailed.tsx'
import { MembershipPending } from './MembershipPending.tsx'

/** Where a member says why they cancel, and does so (SUB-17 to SUB-25). */
export function CancelMembership() {
  const membership = useMembership()
  switch (membership.kind) {
    case 'failed':
      return <MembershipFailed refetch={membership.refetch} />
    case 'held': {
      const { subscription, plan } = membership
      return <CancelHeld key={subscription.id} subscription={subscription} plan={plan} />
    }
    case 'pending':
    // The route leads elsewhere (SUB-29).
    case 'none':
      return <MembershipPending />
  }
}

function CancelHeld({ subscription, plan }: { subscription: Subscription; plan: Plan | undefined }) {
  const overview = useRegionPath()(paths.subscription.href())
  const submission = useCancelSubscription({
    subscriptionId: subscription.id,
    onCancelled() {
      cancelDraft.drop()
      showToast({ type: 'success', message: m.subscription_cancelled_toast() })
    },
  })
  const { kind } = submission.state
  const isOver = kind === 'done' || kind === 'done-elsewhere'
  // Only what is active can be cancelled (SUB-27); what this page is cancelling is told first.
  if (isOver || (subscription.status !== 'ACTIVE' && !isUnderWay({ kind }))) return <Navigate to={overview} replace />
  return <CancelForm subscription={subscription} plan={plan} submission={submission} />
}
