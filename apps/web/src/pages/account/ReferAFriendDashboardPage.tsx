import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { ReferralWidget } from '#features/referral/components/ReferralWidget.tsx'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { hasReferAFriend } from '#domain/member/model/country-rules.ts'

/** Whom a member has invited, and what they have earned by it: for members of GB alone (REF-01, CON-04). */
export function ReferAFriendDashboardPage() {
  const profile = useQuery(profileOptions())
  if (profile.data !== undefined && !hasReferAFriend(profile.data.country)) return <LazyNotFoundView />
  return (
    <AccountLayout title={m.member_refer_a_friend()}>
      {profile.isPending && (
        <div role="status">
          <VisuallyHidden>{m.referral_loading()}</VisuallyHidden>
          <Skeleton shape="text" lines={6} />
        </div>
      )}
      {profile.isError && profile.data === undefined && (
        <ErrorPanel
          title={m.referral_failed_title()}
          body={m.referral_profile_failed()}
          action={<Button onPress={() => void profile.refetch()}>{m.common_try_again()}</Button>}
        />
      )}
      {profile.data !== undefined && (
        <Stack gap="large">
          <Text>{m.referral_intro({ club: appConfig().clubName })}</Text>
          <ReferralWidget customer={profile.data.redUserId} />
        </Stack>
      )}
    </AccountLayout>
  )
}
