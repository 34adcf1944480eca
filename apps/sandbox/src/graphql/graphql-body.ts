import type { ErrorCode } from '../generated/flight-resolvers.ts'
import type { ProblemBody } from '../rest/problem.ts'

/** What REST and GraphQL have different usual names for. */
const renamed: Readonly<Record<string, ErrorCode>> = {
  UNAUTHORIZED: 'UNAUTHENTICATED',
  VALIDATION: 'BAD_USER_INPUT',
  MALFORMED_JSON: 'BAD_USER_INPUT',
}

/** A problem in the shape that a GraphQL client reads. */
export function graphqlBody(status: number, { code, message, errors }: ProblemBody): object {
  return { errors: [{ message, extensions: { code: renamed[code] ?? code, status, ...(errors && { errors }) } }] }
}
