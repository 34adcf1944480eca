import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** A typed document under the name of its operation, for `useOperation` and for `client.query`. */
export interface GraphqlOperation<Data, Variables> {
  readonly operationId: string
  readonly document: TypedDocumentNode<Data, Variables>
}

/** Returns the operation of a typed document; what codegen writes for each one of the schema. */
export function createOperation<Data, Variables>(
  operationId: string,
  document: TypedDocumentNode<Data, Variables>,
): GraphqlOperation<Data, Variables> {
  return { operationId, document }
}
