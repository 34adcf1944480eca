import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { CancelMembership } from '#features/subscribing/components/CancelMembership.tsx'
import { m } from '#paraglide/messages.js'

/** Where a member cancels their subscription, among the pages of the account (RTE-27, SUB-17). */
export function CancelSubscriptionPage() {
  return (
    <AccountLayout title={m.account_cancel_subscription()}>
      <CancelMembership />
    </AccountLayout>
  )
}
