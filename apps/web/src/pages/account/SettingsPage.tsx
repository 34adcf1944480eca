import { Stack } from '@clubhouse/design-system/Stack'
import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { LegalLinks } from '#features/settings/components/LegalLinks.tsx'
import { ProfileSettings } from '#features/settings/components/ProfileSettings.tsx'
import { m } from '#paraglide/messages.js'

/** Settings of the member, and what they have agreed to (ACC-12 to ACC-17). */
export function SettingsPage() {
  return (
    <AccountLayout title={m.account_settings()}>
      <Stack gap="xlarge">
        <ProfileSettings />
        <LegalLinks />
      </Stack>
    </AccountLayout>
  )
}
