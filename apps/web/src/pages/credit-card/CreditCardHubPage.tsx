import { useQuery } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { m } from '#paraglide/messages.js'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { hasCreditCard } from '#domain/member/model/country-rules.ts'
import { CardHub } from './components/CardHub.tsx'
import { HubFailed } from './components/HubFailed.tsx'
import { HubSkeleton } from './components/HubSkeleton.tsx'

/** The hub of the card, among the pages of the account: for members of the US alone (CCD-09, CON-04, CON-05). */
export function CreditCardHubPage() {
  const profile = useQuery(profileOptions())
  const country = profile.data?.country
  if (profile.data !== undefined && !hasCreditCard(country)) return <LazyNotFoundView />
  return (
    <AccountLayout title={m.member_credit_card_hub()}>
      {profile.isPending && <HubSkeleton />}
      {profile.isError && profile.data === undefined && <HubFailed onRetry={() => void profile.refetch()} />}
      {profile.data !== undefined && <CardHub />}
    </AccountLayout>
  )
}
