import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { MembershipOverview } from '#features/subscribing/components/MembershipOverview.tsx'
import { m } from '#paraglide/messages.js'

/** The member's subscription, among the pages of the account (RTE-27, SUB-14). */
export function SubscriptionPage() {
  return (
    <AccountLayout title={m.account_subscription()}>
      <MembershipOverview />
    </AccountLayout>
  )
}
