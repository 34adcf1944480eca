import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { matchPath, useLocation } from 'react-router-dom'
import { fetchPageAhead } from '#domain/content/api/page.ts'
import { ComposedPage } from '#domain/content/components/ComposedPage.tsx'
import { FlightSearchBar } from '#features/flight-search/components/FlightSearchBar.tsx'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { FlightSearchSheetIsland } from './components/FlightSearchSheetIsland.tsx'

/** What editors call the landing. */
const slug = 'redsky-search'

/** The landing of the flight search; at its edit address the side sheet is open over it (FLT-02, FLT-03). */
export function FlightSearchPage() {
  const { pathname } = useLocation()
  const isSheetOpen = matchPath(`/${paths.flightSearchEdit.pattern}`, withoutRegion(pathname)) !== null
  return (
    <>
      <ComposedPage slug={slug} belowOpening={<SearchBand />} notFound={<PlainLanding />} login={<PlainLanding />} />
      {isSheetOpen && <FlightSearchSheetIsland />}
    </>
  )
}

FlightSearchPage.fetchAhead = fetchPageAhead(slug)

/** The search, where the content service has no words for it: nobody searches the less for that. */
function PlainLanding() {
  return (
    <>
      <PageHead title={m.flights_landing_title()} isPublic={false} />
      <Section as="div">
        <Container>
          <Heading level={1} size="display">
            {m.flights_landing_title()}
          </Heading>
        </Container>
      </Section>
      <SearchBand />
    </>
  )
}

function SearchBand() {
  return (
    <Section as="div">
      <Container>
        <FlightSearchBar />
      </Container>
    </Section>
  )
}
