import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryOptions } from '@tanstack/react-query'
import { type AnyVariables, Client, fetchExchange } from '@urql/core'
import { graphqlClientConfiguration } from './configure.ts'
import { GraphqlError } from './errors.ts'

/**
 * A typed document as a named operation: callable, and able to give query options. urql only carries it; the cache is
 * TanStack Query's.
 */
export function createOperation<Data, Variables extends AnyVariables>(
  name: string,
  document: TypedDocumentNode<Data, Variables>,
) {
  const call = async (variables: Variables): Promise<Data> => {
    const { url, idToken } = graphqlClientConfiguration()
    const headers = { Authorization: `Bearer ${await idToken()}` }
    const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: false, fetchOptions: { headers } })
    const { data, error } = await client.query(document, variables).toPromise()
    if (error !== undefined) throw GraphqlError.from(name, error)
    if (data === undefined) throw new GraphqlError('unknown', `${name} answered neither data nor errors`, name)
    return data
  }
  return Object.assign(call, {
    operationId: name,
    queryOptions: (variables: Variables) =>
      queryOptions({ queryKey: ['flights', name, variables], queryFn: () => call(variables) }),
  })
}
