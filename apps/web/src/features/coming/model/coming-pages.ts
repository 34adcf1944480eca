import { m } from '#paraglide/messages.js'
import type { ComingPageName } from '#platform/paths.ts'

/** The title of each page that is not built yet. */
export const comingTitles: { readonly [Name in ComingPageName]: () => string } = {
  flightSearch: m.coming_flight_search,
  flightSearchEdit: m.coming_flight_search,
  flightResults: m.coming_flight_results,
  flightResultsEdit: m.coming_flight_results,
}
