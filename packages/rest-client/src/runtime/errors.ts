import {
  type ErrorKind,
  errorKindOf as errorKindOfStatus,
  type FieldProblem,
  fieldProblemsOf,
} from '@clubhouse/error-kinds'

export type { ErrorKind }

export interface ApiErrorDetails {
  operationId: string
  /** HTTP status; absent when no answer came. */
  status?: number | undefined
  /** The server's code, such as `OUT_OF_STOCK`. */
  code?: string | undefined
  url?: string | undefined
  fields?: readonly FieldProblem[] | undefined
  isRefusal?: boolean | undefined
  retryAfter?: number | undefined
  /** Words for the member that say more than the code does. */
  friendlyText?: string | undefined
  cause?: unknown
}

/** A call that did not succeed. Clients throw it; they never show anything. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly operationId: string
  readonly status: number | undefined
  readonly code: string | undefined
  readonly url: string | undefined
  readonly fields: readonly FieldProblem[]
  readonly friendlyText: string | undefined
  /** Whether the operation itself refused: a 422 with a code that the contract names for it. Then nothing was done. */
  readonly isRefusal: boolean
  /** Milliseconds after which the server wants to be asked again (`Retry-After`). */
  readonly retryAfter: number | undefined
  /** Whether a `not_found` means that the server does not know the member, and not that a thing is missing (CON-14). */
  readonly clientError: boolean

  constructor(kind: ErrorKind, message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.operationId = details.operationId
    this.status = details.status
    this.code = details.code
    this.url = details.url
    this.fields = details.fields ?? []
    this.friendlyText = details.friendlyText
    this.isRefusal = details.isRefusal === true
    this.retryAfter = details.retryAfter
    this.clientError = kind === 'not_found' && identityOperations.has(details.operationId)
  }
}

/** True when the server has nothing of the id or slug that was asked for: one that could be nobody's is a 400 (RWD-11). */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'not_found' || error.kind === 'bad_request')
}

/** What the train-booking host says of a booking that it refuses (ERR-03). */
export class TrainBookingError extends ApiError {
  /** For the app's developers. */
  readonly debugMessage: string
  /** For the member. */
  readonly userMessage: string
  /** Whether trying again may help. */
  readonly canRetry: boolean

  constructor(problem: { debugMessage: string; userMessage: string; retry: boolean }, details: ApiErrorDetails) {
    super('bad_request', problem.debugMessage, { ...details, friendlyText: problem.userMessage })
    this.debugMessage = problem.debugMessage
    this.userMessage = problem.userMessage
    this.canRetry = problem.retry
  }
}

/** Calls about the member as such: when one is not found, there is no such member (CON-14). */
const identityOperations: ReadonlySet<string> = new Set(['getProfile', 'updateProfile', 'listLinkedAccounts'])

/** Codes that say more than the status does (ERR-13, CON-13): an action not allowed by role, a voucher that is gone. */
const kindOfCode: Readonly<Record<string, ErrorKind>> = {
  ACTION_NOT_ALLOWED: 'forbidden',
  VUA: 'voucher_unavailable',
}

/** The kind an HTTP status stands for, unless the server's code says another (ERR-13). */
export function errorKindOf(status: number, code = ''): ErrorKind {
  return kindOfCode[code] ?? errorKindOfStatus(status)
}

/** What the error for an answer needs to know of the operation. */
export interface AnsweredOperation {
  operationId: string
  /** The codes with which it says that it cannot be done. */
  refusals?: readonly string[] | undefined
}

/** The error for an answer that is not a success; reads what a `Problem` body says. */
export function errorFromAnswer(
  { operationId, refusals = [] }: AnsweredOperation,
  response: Response,
  body: unknown,
): ApiError {
  const problem = isRecord(body) ? body : {}
  const code = textOf(problem['code'])
  const details = {
    operationId,
    status: response.status,
    code,
    url: response.url,
    isRefusal: response.status === 422 && code !== undefined && refusals.includes(code),
    retryAfter: retryAfterOf(response.headers.get('retry-after')),
  }
  const [debugMessage, userMessage] = [textOf(problem['debugMessage']), textOf(problem['userMessage'])]
  // Only the train-booking host speaks of a refusal in two messages.
  if (response.status === 400 && debugMessage !== undefined && userMessage !== undefined)
    return new TrainBookingError({ debugMessage, userMessage, retry: problem['retry'] === true }, details)
  return new ApiError(
    errorKindOf(response.status, code),
    textOf(problem['message']) ?? `${response.status} ${response.statusText}`.trim(),
    { ...details, fields: fieldProblemsOf(problem['errors']) },
  )
}

/** The error for a call that got no answer (ERR-12). */
export function errorFromNetwork(operationId: string, cause: unknown): ApiError {
  return new ApiError('connection_error', 'No answer came from the server', { operationId, cause })
}

/** Either seconds or a date (RFC 9110, 10.2.3). */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
