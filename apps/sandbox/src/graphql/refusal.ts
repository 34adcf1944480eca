import { createGraphQLError } from 'graphql-yoga'
import type { GraphQLError } from 'graphql'
import type { ErrorCode } from '../generated/flight-resolvers.ts'
import type { FieldError } from '../rest/problem.ts'

/** What an HTTP service would answer. */
export const statuses: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  ROUTE_NOT_FLOWN: 404,
  BASKET_NOT_FOUND: 404,
  OFFER_NOT_FOUND: 404,
  NO_NEXT_SLICE: 409,
  OFFER_NOT_AVAILABLE: 409,
  SELECTION_INCOMPLETE: 409,
  OFFER_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  NO_FLIGHTS: 422,
  SERVER_ERROR: 500,
}

/** Errors of the request itself, which the HTTP status tells as well; the others are told by the answer alone. */
const requestStatuses = new Set([400, 401, 413, 500])

/** Returns the error for input that keeps the types and yet cannot be; at least one problem. */
export function badInput(errors: readonly FieldError[]): GraphQLError {
  const [first] = errors
  const message = first === undefined ? 'The input cannot be.' : `${first.path} ${first.message}.`
  return refusal('BAD_USER_INPUT', message, errors)
}

/** Returns the error for a call that is refused: throw it in a resolver. */
export function refusal(code: ErrorCode, message: string, errors?: readonly FieldError[]): GraphQLError {
  const status = statuses[code]
  const http = requestStatuses.has(status) ? { http: { status } } : {}
  return createGraphQLError(message, { extensions: { code, status, ...(errors && { errors }), ...http } })
}
