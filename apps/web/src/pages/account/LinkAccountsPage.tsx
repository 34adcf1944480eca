import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { PartnerAccounts } from '#features/partner-linking/components/PartnerAccounts.tsx'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'

/** The member's accounts at partners, among the pages of the account (RTE-27, RTE-42). */
export function LinkAccountsPage() {
  const title = m.account_link_accounts()
  return (
    <AccountLayout title={title}>
      <Stack gap="large">
        <Text>{m.linking_intro({ club: appConfig().clubName })}</Text>
        <PartnerAccounts label={title} />
      </Stack>
    </AccountLayout>
  )
}
