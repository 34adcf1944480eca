import { Stack } from '@clubhouse/design-system/Stack'
import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { ChangeEmail } from '#features/account/components/ChangeEmail.tsx'
import { DetailsActions } from '#features/account/components/DetailsActions.tsx'
import { PersonalDetails } from '#features/account/components/PersonalDetails.tsx'
import { m } from '#paraglide/messages.js'

/** Personal details, to be read, and the ways to change them or to leave the club (ACC-04 to ACC-11). */
export function PersonalDetailsPage() {
  return (
    <AccountLayout title={m.account_personal_details()}>
      <Stack gap="xlarge">
        <PersonalDetails />
        <ChangeEmail />
        <DetailsActions />
      </Stack>
    </AccountLayout>
  )
}
