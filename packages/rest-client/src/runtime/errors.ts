/** The kinds of failure that the rest of the app speaks of (ERR-02 to ERR-13). */
export const errorKinds = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'not_acceptable',
  'unprocessable_entity',
  'server_error',
  'not_implemented',
  'bad_gateway',
  'connection_error',
  'voucher_unavailable',
  'user_cancelled',
  'unknown',
] as const

export type ErrorKind = (typeof errorKinds)[number]

/** A field that the server refused. */
export interface FieldProblem {
  path: string
  message: string
}

export interface ApiErrorDetails {
  operationId: string
  /** HTTP status; absent when no answer came. */
  status?: number | undefined
  /** The server's code, such as `OUT_OF_STOCK`. */
  code?: string | undefined
  url?: string | undefined
  fields?: readonly FieldProblem[] | undefined
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

  constructor(kind: ErrorKind, message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.operationId = details.operationId
    this.status = details.status
    this.code = details.code
    this.url = details.url
    this.fields = details.fields ?? []
  }
}

const kindOfStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not_found',
  406: 'not_acceptable',
  422: 'unprocessable_entity',
  500: 'server_error',
  501: 'not_implemented',
  502: 'bad_gateway',
}

/** The kind an HTTP status stands for (ERR-02 to ERR-11). */
export function errorKindOf(status: number): ErrorKind {
  return kindOfStatus[status] ?? 'unknown'
}

/** The error for an answer that is not a success; reads what a `Problem` body says. */
export function errorFromAnswer(operationId: string, response: Response, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {}
  return new ApiError(
    errorKindOf(response.status),
    textOf(problem['message']) ?? `${response.status} ${response.statusText}`.trim(),
    {
      operationId,
      status: response.status,
      code: textOf(problem['code']),
      url: response.url,
      fields: fieldsOf(problem['errors']),
    },
  )
}

/** The error for a call that got no answer (ERR-12). */
export function errorFromNetwork(operationId: string, cause: unknown): ApiError {
  return new ApiError('connection_error', 'No answer came from the server', { operationId, cause })
}

function fieldsOf(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .map((field) => ({ path: textOf(field['path']) ?? '', message: textOf(field['message']) ?? '' }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
