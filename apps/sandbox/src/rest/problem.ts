import { STATUS_CODES } from 'node:http'
import type { components } from '@clubhouse/rest-client/club.types'

export type ProblemBody = components['schemas']['Problem']

/** Which field is wrong, such as `body/rewardId`, and how. */
export type FieldError = NonNullable<ProblemBody['errors']>[number]

/** A refusal, as the API words it. Throw it anywhere below an operation; what the operation did is undone. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }

  get body(): ProblemBody {
    return { code: this.code, message: this.message, ...(this.errors && { errors: this.errors }) }
  }
}

/** A request that breaks its schema. */
export function validationProblem(errors: FieldError[]): Problem {
  const [first] = errors
  const where = first && `: ${first.path} ${first.message}`
  return new Problem(400, 'VALIDATION', `The request does not match the API document${where ?? ''}.`, { errors })
}

/** The call has no good token; the header says so as RFC 6750 wants it. */
export function unauthorized(message: string): Problem {
  return new Problem(401, codeOf(401), message, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
}

/** Nothing such is here. */
export function notFound(message: string): Problem {
  return new Problem(404, 'NOT_FOUND', message)
}

/** Well formed, but it cannot be done. */
export function refusal(code: string, message: string): Problem {
  return new Problem(422, code, message)
}

/** Turns whatever was thrown into an answer; only what nobody foresaw is written to the log, and none of it is sent. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  // As Fastify and other libraries say it
  const { statusCode, status = statusCode } = error instanceof Error ? (error as ErrorWithStatus) : {}
  if (error instanceof Error && status !== undefined && status >= 400 && status < 500)
    return new Problem(status, status === 413 ? 'BODY_TOO_LARGE' : codeOf(status), error.message)
  console.error(error)
  return new Problem(500, 'SERVER_ERROR', 'The sandbox failed; its log says why.')
}

interface ErrorWithStatus extends Error {
  statusCode?: number
  status?: number
}

/** Returns the usual code for a status: 404 is NOT_FOUND. */
export function codeOf(status: number): string {
  return (STATUS_CODES[status] ?? 'ERROR').toUpperCase().replaceAll(/[^A-Z]+/g, '_')
}
