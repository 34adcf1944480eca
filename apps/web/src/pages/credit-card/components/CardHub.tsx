import { Stack } from '@clubhouse/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { hubSlug, isCardholder } from '#domain/card/model/card-hub.ts'
import { pageOptions } from '#domain/content/api/page.ts'
import { ColumnBlocks } from '#domain/content/components/PageBlocks.tsx'
import { usePageViewer } from '#domain/content/state/use-page-viewer.ts'
import { useLinkedAccounts } from '#domain/partner-account/api/use-linked-accounts.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { CardSummary } from './CardSummary.tsx'
import { HubFailed } from './HubFailed.tsx'
import { HubSkeleton } from './HubSkeleton.tsx'

/** What the hub has for a cardholder, or for a member without the card (CCD-10). */
export function CardHub() {
  const accounts = useLinkedAccounts()
  const variants = useFlagGate('web_cc_hub_variants')
  if (accounts.isPending || variants === 'waiting') return <HubSkeleton />
  if (accounts.data === undefined) return <HubFailed onRetry={() => void accounts.refetch()} />
  const holdsCard = isCardholder(accounts.data)
  return (
    <Stack gap="xxlarge">
      {holdsCard && <CardSummary />}
      <HubContent slug={hubSlug({ isCardholder: holdsCard, hasVariants: variants === 'open' })} />
    </Stack>
  )
}

/** What editors say there; the flag `web_cc_hub_benefits_update` chooses between introduction and benefits (FLG-16). */
function HubContent({ slug }: { slug: string }) {
  const { locale } = useRegion()
  const viewer = usePageViewer()
  const page = useQuery(pageOptions(slug, locale))
  if (page.isPending) return <HubSkeleton />
  if (page.data === undefined) return <HubFailed onRetry={() => void page.refetch()} />
  return <ColumnBlocks page={page.data} viewer={viewer} />
}
