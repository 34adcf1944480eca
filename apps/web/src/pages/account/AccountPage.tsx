import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { m } from '#paraglide/messages.js'
import { AccountBalances } from './components/AccountBalances.tsx'

/** The way into the account (ACC-03): what the member holds, beside the account's pages, or below them on a phone. */
export function AccountPage() {
  return (
    <AccountLayout title={m.member_account()} isLanding>
      <AccountBalances />
    </AccountLayout>
  )
}
