import type { CombinedError } from '@urql/core'

/** The kinds of failure, by the names that the rest of the app has for them (ERR-02 to ERR-12). */
export const graphqlErrorKinds = [
  'bad_request',
  'unauthorized',
  'not_found',
  'not_acceptable',
  'unprocessable_entity',
  'server_error',
  'not_implemented',
  'bad_gateway',
  'connection_error',
  'unknown',
] as const

export type GraphqlErrorKind = (typeof graphqlErrorKinds)[number]

/** A part of the input that the service refused. */
export interface InputProblem {
  path: string
  message: string
}

export interface GraphqlErrorDetails {
  operationId: string
  /** What the service says an HTTP service would answer, else the HTTP status; absent when no answer came. */
  status?: number | undefined
  /** One of the schema's `ErrorCode`, such as `NO_FLIGHTS`. */
  code?: string | undefined
  fields?: readonly InputProblem[] | undefined
  /** The messages of all errors of the answer. */
  messages?: readonly string[] | undefined
  cause?: unknown
}

/** A GraphQL operation that did not succeed. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  readonly kind: GraphqlErrorKind
  readonly operationId: string
  readonly status: number | undefined
  readonly code: string | undefined
  readonly fields: readonly InputProblem[]
  readonly messages: readonly string[]

  constructor(kind: GraphqlErrorKind, message: string, details: GraphqlErrorDetails) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.operationId = details.operationId
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? []
    this.messages = details.messages ?? []
  }

  /** The error for what urql says went wrong; of several, the first is what counts. */
  static from(operationId: string, error: CombinedError): GraphqlError {
    const [first] = error.graphQLErrors
    const response: unknown = error.response
    const httpStatus = response instanceof Response ? response.status : undefined
    const { status: said, code, errors } = first?.extensions ?? {}
    const status = typeof said === 'number' ? said : httpStatus
    const cause = error.networkError
    const kind = isNamed(cause) ? cause.kind : kindOf(status, first !== undefined)
    return new GraphqlError(kind, first?.message ?? cause?.message ?? error.message, {
      operationId,
      status,
      code: typeof code === 'string' ? code : undefined,
      fields: fieldsOf(errors),
      messages: error.graphQLErrors.map(({ message }) => message),
      cause,
    })
  }
}

/** True for a failure that has its kind already: what the app throws when it has no id token to send. */
function isNamed(cause: Error | undefined): cause is Error & { kind: GraphqlErrorKind } {
  return cause !== undefined && 'kind' in cause && graphqlErrorKinds.some((kind) => kind === cause.kind)
}

const kindOfStatus: Readonly<Record<number, GraphqlErrorKind>> = {
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

function kindOf(status: number | undefined, hasErrors: boolean): GraphqlErrorKind {
  if (status === undefined) return 'connection_error'
  // A service that says no status in its errors answers 200 with them.
  return status < 300 && hasErrors ? 'bad_request' : (kindOfStatus[status] ?? 'unknown')
}

function fieldsOf(value: unknown): InputProblem[] {
  return Array.isArray(value) ? value.filter(isInputProblem) : []
}

function isInputProblem(value: unknown): value is InputProblem {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && typeof value.path === 'string' && 'message' in value && typeof value.message === 'string'
}
