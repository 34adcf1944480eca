import { type ErrorKind, errorKindOf, errorKinds, type FieldProblem, fieldProblemsOf } from '@clubhouse/error-kinds'
import type { CombinedError } from '@urql/core'

export interface GraphqlErrorDetails {
  operationId: string
  /** What the service says an HTTP service would answer, else the HTTP status; absent when no answer came. */
  status?: number | undefined
  /** One of the schema's `ErrorCode`, such as `NO_FLIGHTS`. */
  code?: string | undefined
  fields?: readonly FieldProblem[] | undefined
  /** The messages of all errors of the answer. */
  messages?: readonly string[] | undefined
  cause?: unknown
}

/** A GraphQL operation that did not succeed. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  readonly kind: ErrorKind
  readonly operationId: string
  readonly status: number | undefined
  readonly code: string | undefined
  readonly fields: readonly FieldProblem[]
  readonly messages: readonly string[]

  constructor(kind: ErrorKind, message: string, details: GraphqlErrorDetails) {
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
      fields: fieldProblemsOf(errors),
      messages: error.graphQLErrors.map(({ message }) => message),
      cause,
    })
  }
}

/** True for a failure that has its kind already: what the app throws when it has no id token to send. */
function isNamed(cause: Error | undefined): cause is Error & { kind: ErrorKind } {
  return cause !== undefined && 'kind' in cause && errorKinds.some((kind) => kind === cause.kind)
}

function kindOf(status: number | undefined, hasErrors: boolean): ErrorKind {
  if (status === undefined) return 'connection_error'
  // A service that says no status in its errors answers 200 with them.
  return status < 300 && hasErrors ? 'bad_request' : errorKindOf(status)
}
