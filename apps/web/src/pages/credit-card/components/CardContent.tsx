import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { island } from '#platform/islands/island.tsx'
import { type Region, regions } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { campaignSlug, landingSlug } from '#domain/card/model/landing.ts'
import { pageOrOtherOptions } from '#domain/content/api/page.ts'
import { FetchedPage } from '#domain/content/components/ComposedPage.tsx'

const atOnce = { when: 'render', fallback: () => <div aria-busy="true" /> } as const
const NotFoundView = island(
  () => import('#platform/errors/NotFoundView.tsx').then((module) => module.NotFoundView),
  atOnce,
)
const MemberGate = island(
  () => import('#features/sign-in/components/MemberGate.tsx').then((module) => module.MemberGate),
  atOnce,
)

const inAmerica: readonly Region[] = [regions['en-us']]

/**
 * What editors wrote of the card for those whom a partner sends; for whom they wrote nothing, as for everybody (CCD-03). What
 * is read stands until the rest has come.
 */
export function CardContent({ accorId }: { accorId: string }) {
  const { locale } = useRegion()
  const slug = campaignSlug(accorId)
  const page = useQuery({ ...pageOrOtherOptions(slug, landingSlug, locale), placeholderData: keepPreviousData })
  return <FetchedPage page={page} slug={slug} regions={inAmerica} notFound={<NotFoundView />} login={<MemberGate />} />
}
