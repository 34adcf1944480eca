import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { useState } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { FlightsProvider } from '#domain/flight/api/flights.tsx'
import type { FlightSearch } from '#domain/flight/model/flight-address.ts'
import { useFlightAddress } from '#domain/flight/state/use-flight-address.ts'
import { FlightSearchBar } from '#features/flight-search/components/FlightSearchBar.tsx'
import { CheckoutReturn } from '#features/flight-selection/components/CheckoutReturn.tsx'
import { FlightChoices } from '#features/flight-selection/components/FlightChoices.tsx'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { FlightSearchSheetIsland } from './components/FlightSearchSheetIsland.tsx'

/**
 * The flights of a search; at its edit address the side sheet is open over them (FLT-02, FLT-33). An address that is no whole
 * search leads to the questions, which say what is wrong with it and keep the rest (FLT-32).
 */
export function FlightResultsPage() {
  const { pathname, search: query } = useLocation()
  const regionPath = useRegionPath()
  const { search } = useFlightAddress()
  const isSheetOpen = matchPath(`/${paths.flightResultsEdit.pattern}`, withoutRegion(pathname)) !== null
  const shown = useShownSearch(search, isSheetOpen)
  if (search === null && !isSheetOpen)
    return <Navigate to={`${regionPath(paths.flightSearchEdit.href())}${query}`} replace />
  return (
    <Section as="div">
      <PageHead title={m.flights_results_title()} isPublic={false} />
      <Container>
        <Stack gap="large">
          <Heading level={1} size="display">
            {m.flights_results_title()}
          </Heading>
          <FlightSearchBar size="compact" />
          {shown !== null && <FlightSelection search={shown} />}
        </Stack>
      </Container>
      {isSheetOpen && <FlightSearchSheetIsland />}
    </Section>
  )
}

/** Returns the search whose flights are shown: an answer that is changed in the open sheet counts once it is sent. */
function useShownSearch(search: FlightSearch | null, isSheetOpen: boolean): FlightSearch | null {
  const [shown, setShown] = useState(search)
  const isSame = JSON.stringify(shown) === JSON.stringify(search)
  if (!isSheetOpen && !isSame) setShown(search)
  return shown
}

/** The results of a search: flights and fares to choose from, and the journey they make (FLT-33). */
function FlightSelection({ search }: { search: FlightSearch }) {
  return (
    <FlightsProvider>
      <CheckoutReturn />
      <FlightChoices search={search} />
    </FlightsProvider>
  )
}
