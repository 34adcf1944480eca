import type { QuerySearchOffersArgs, SearchOriginDestination } from '../generated/flight-resolvers.ts'
import type { FieldError } from '../rest/problem.ts'
import { findAirport } from './airports.ts'
import { dateAt, type LocalDate } from './local-time.ts'
import { countPassengers, partyProblem } from './passengers.ts'

/** Returns what is wrong with a search that keeps the schema's types: where and what, nothing if it can be made. */
export function searchProblems(
  { flightSearchRequest: request, customerDetails }: QuerySearchOffersArgs,
  now: Date,
): FieldError[] {
  const problems: FieldError[] = []
  const refuse = (path: string, message: string) => problems.push({ path, message })
  const slices = request.searchOriginDestinations
  if (!request.awardSearch) refuse('flightSearchRequest/awardSearch', 'must be true')
  if (request.currentTripIndexId !== '0') refuse('flightSearchRequest/currentTripIndexId', 'must be 0')
  if (slices.length < 1 || slices.length > 2)
    refuse('flightSearchRequest/searchOriginDestinations', 'must be the way out, or the way out and the way back')
  else problems.push(...journeyProblems(slices, now))
  const party = partyProblem(countPassengers(customerDetails))
  if (party !== undefined) refuse('customerDetails', party)
  const ids = customerDetails.map(({ custId }) => custId)
  ids.forEach((id, index) => {
    if (id.trim() === '') refuse(`customerDetails/${index}/custId`, 'must not be empty')
    else if (ids.indexOf(id) < index) refuse(`customerDetails/${index}/custId`, 'must be of one passenger only')
  })
  return problems
}

function journeyProblems(slices: readonly SearchOriginDestination[], now: Date): FieldError[] {
  const [out, back] = slices
  if (out === undefined) return []
  const at = 'flightSearchRequest/searchOriginDestinations'
  const problems: FieldError[] = []
  const refuse = (path: string, message: string) => problems.push({ path: `${at}/${path}`, message })
  const [from, to] = [findAirport(out.origin), findAirport(out.destination)]
  if (from === undefined) refuse('0/origin', 'must be an airport of the search')
  if (to === undefined) refuse('0/destination', 'must be an airport of the search')
  else if (from === to) refuse('0/destination', 'must be another airport than the origin')
  if (back !== undefined && back.origin !== out.destination) refuse('1/origin', `must be ${out.destination}`)
  if (back !== undefined && back.destination !== out.origin) refuse('1/destination', `must be ${out.origin}`)
  const today = dateAt(now, from?.zone ?? 'Europe/London')
  const last: LocalDate = `${Number(today.slice(0, 4))}-12-31`
  const inOrder = (path: string, date: LocalDate, first: LocalDate) => {
    if (date < first || date > last) refuse(path, `must be from ${first} to ${last}`)
  }
  inOrder('0/departureDate', out.departureDate, today)
  if (back !== undefined)
    inOrder('1/departureDate', back.departureDate, out.departureDate > today ? out.departureDate : today)
  return problems
}
