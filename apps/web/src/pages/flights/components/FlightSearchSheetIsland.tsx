import { island } from '#platform/islands/island.tsx'

/** The side sheet with the questions, which loads when it is opened. */
export const FlightSearchSheetIsland = island(
  () => import('#features/flight-search/components/FlightSearchSheet.tsx').then((module) => module.FlightSearchSheet),
  { when: 'render', isBrowserOnly: true },
)
