/** What a call of the flight service failed with, as its error says it. */
export interface FlightFailure {
  kind: string
  status: number | undefined
  code: string | undefined
  message: string
}

/** What a member is told of a failed call, and offered to do about it. */
export type FlightProblem =
  /** Nothing flies (FLT-49). */
  | { kind: 'no-flights' }
  /** The route is not flown at all (FLT-53). */
  | { kind: 'not-flown' }
  /** Basket or offer are not there any more, or not this member's: searching again helps. */
  | { kind: 'gone'; message: string }
  /** The fare cannot be booked: another one may. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'no-answer' }
  /** Anything else, in the service's words (FLT-50). */
  | { kind: 'other'; message: string }

/** Codes after which only a new search leads on; the last two are those of an address that was put together by hand. */
const goneCodes: ReadonlySet<string | undefined> = new Set([
  'BASKET_NOT_FOUND',
  'OFFER_NOT_FOUND',
  'OFFER_EXPIRED',
  'NO_NEXT_SLICE',
  'SELECTION_INCOMPLETE',
])

/** The one rule for errors of the flight service (FLT-49 to FLT-53). */
export function flightProblem({ kind, status, code, message }: FlightFailure): FlightProblem {
  if (status === 422 || code?.includes('422') === true) return { kind: 'no-flights' }
  if (code === 'ROUTE_NOT_FLOWN') return { kind: 'not-flown' }
  if (goneCodes.has(code)) return { kind: 'gone', message }
  if (code === 'OFFER_NOT_AVAILABLE') return { kind: 'unavailable', message }
  return kind === 'connection_error' ? { kind: 'no-answer' } : { kind: 'other', message }
}
