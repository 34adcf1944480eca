import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryOptions } from '@tanstack/react-query'
import { type AnyVariables, Client, fetchExchange } from '@urql/core'
import { graphqlClientConfiguration } from './configure.ts'
import { GraphqlError } from './errors.ts'

/** In all, with the first one (API-06). */
const maxAttempts = 4

/** The service's code for an id token that it does not take, such as one whose session was ended elsewhere. */
const refusedToken = 'UNAUTHENTICATED'

/**
 * A typed document as a named operation: callable, and able to give query options. urql only carries it; the cache is
 * TanStack Query's, in which flights never grow stale (FLT-54).
 */
export function createOperation<Data, Variables extends AnyVariables>(
  name: string,
  document: TypedDocumentNode<Data, Variables>,
) {
  const attempt = async (variables: Variables, signal: AbortSignal | undefined, forceRefresh: boolean) => {
    const { url, idToken } = graphqlClientConfiguration()
    const headers = { Authorization: `Bearer ${await idToken({ forceRefresh })}` }
    const client = new Client({
      url,
      exchanges: [fetchExchange],
      preferGetMethod: false,
      fetchOptions: { headers },
      fetch: abortableBy(signal),
    })
    const { data, error } = await client.query(document, variables).toPromise()
    signal?.throwIfAborted()
    if (error !== undefined) throw GraphqlError.from(name, error)
    if (data === undefined)
      throw new GraphqlError('unknown', `${name} answered neither data nor errors`, { operationId: name })
    return data
  }
  /**
   * Throws a GraphqlError; `signal` ends the call early. A call whose token is refused is repeated once, with a refreshed
   * one, as REST calls are (AUT-21).
   */
  const call = (variables: Variables, signal?: AbortSignal): Promise<Data> =>
    attempt(variables, signal, false).catch((error: unknown) => {
      if (!(error instanceof GraphqlError) || error.code !== refusedToken) throw error
      return attempt(variables, signal, true)
    })
  const options = (variables: Variables) =>
    queryOptions<Data, GraphqlError, Data, readonly [host: 'flights', operationId: string, variables: Variables]>({
      queryKey: ['flights', name, variables],
      queryFn: ({ signal }) => call(variables, signal),
      staleTime: Infinity,
      retry: (failures, error) => isTransient(error) && failures + 1 < maxAttempts,
      // 2^n seconds (API-06)
      retryDelay: (retry) => 2 ** retry * 1000,
    })
  return Object.assign(call, { operationId: name, queryOptions: options })
}

/** Whether a repetition may help: no answer came, or a gateway on the way failed. */
function isTransient({ kind, status }: GraphqlError): boolean {
  return kind === 'connection_error' || kind === 'bad_gateway' || status === 503 || status === 504
}

/** urql sets a signal of its own, so another one has to join it here. */
function abortableBy(signal: AbortSignal | undefined): typeof fetch {
  if (signal === undefined) return fetch
  return (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })
}
