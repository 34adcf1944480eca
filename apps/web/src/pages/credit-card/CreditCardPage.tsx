import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { island } from '#platform/islands/island.tsx'
import { type Region, regions } from '#platform/region/regions.ts'
import { landingSlug } from '#domain/card/model/landing.ts'
import { fetchPageAhead } from '#domain/content/api/page.ts'
import { ComposedPage } from '#domain/content/components/ComposedPage.tsx'
import { ApplicationLinks } from '#features/card-application/components/ApplicationLinks.tsx'

const CardUnavailable = island(() => import('./components/CardExtras.tsx').then((module) => module.CardUnavailable), {
  when: 'render',
  fallback: () => <div aria-busy="true" />,
})
// For those alone whom somebody sent: the page is rendered ahead of time, and knows no query.
const SentVisitor = island(() => import('./components/CardExtras.tsx').then((module) => module.SentVisitor), {
  when: 'render',
  isBrowserOnly: true,
})

const inAmerica: readonly Region[] = [regions['en-us']]

/** The landing page of the card (CCD-02); for those whom a partner sends, what editors wrote for them (CCD-03). */
export function CreditCardPage() {
  const [query] = useSearchParams()
  const [slug, setSlug] = useState(landingSlug)
  const isSent = query.has('accorId') || query.has('siteCode')
  return (
    <>
      {isSent && <SentVisitor onCampaign={setSlug} />}
      <CardPage slug={isSent ? slug : landingSlug} />
    </>
  )
}

CreditCardPage.fetchAhead = fetchPageAhead(landingSlug)

/** What editors wrote of the card under a slug, or else on its landing page, with links that apply at once. */
export function CardPage({ slug }: { slug: string }) {
  const login = <CardUnavailable isForMembers />
  const page = (shown: string, notFound = <CardUnavailable isForMembers={false} />) => (
    <ComposedPage slug={shown} regions={inAmerica} notFound={notFound} login={login} />
  )
  return <ApplicationLinks>{slug === landingSlug ? page(slug) : page(slug, page(landingSlug))}</ApplicationLinks>
}
