import type { CombinedError } from '@urql/core'

export type GraphqlErrorKind = 'connection_error' | 'unauthorized' | 'bad_request' | 'unknown'

/** A GraphQL operation that did not succeed. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  readonly kind: GraphqlErrorKind
  readonly operationId: string
  /** The messages of the answer's `errors`. */
  readonly messages: readonly string[]

  constructor(kind: GraphqlErrorKind, message: string, operationId: string, messages: readonly string[] = []) {
    super(message)
    this.kind = kind
    this.operationId = operationId
    this.messages = messages
  }

  /** The error for what urql says went wrong. */
  static from(operationId: string, error: CombinedError): GraphqlError {
    const response: unknown = error.response
    const status = response instanceof Response ? response.status : undefined
    const messages = error.graphQLErrors.map(({ message }) => message)
    return new GraphqlError(kindOf(status, messages.length > 0), messages[0] ?? error.message, operationId, messages)
  }
}

function kindOf(status: number | undefined, hasErrors: boolean): GraphqlErrorKind {
  if (status === 401 || status === 403) return 'unauthorized'
  if (hasErrors) return 'bad_request'
  return status === undefined ? 'connection_error' : 'unknown'
}
