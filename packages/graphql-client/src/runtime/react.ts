import { type AnyVariables, Provider, useQuery } from 'urql'
import { GraphqlError } from './errors.ts'
import type { GraphqlOperation } from './operation.ts'

/** Gives a client to the components inside. */
export { Provider as GraphqlProvider }

/** How far a call has come. */
export type OperationState<Data> =
  /** There is nothing to ask for yet. */
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'failed'; error: GraphqlError; retry: () => void }
  | { kind: 'ready'; data: Data; retry: () => void }

/**
 * Calls an operation, or reads what it answered before (FLT-54); nothing is asked for without variables. An answer to other
 * variables is never returned, and a call that the component no longer wants is aborted. `retry` asks the service again.
 */
export function useOperation<Data, Variables extends AnyVariables>(
  { operationId, document }: GraphqlOperation<Data, Variables>,
  variables: Variables | undefined,
): OperationState<Data> {
  const isIdle = variables === undefined
  const [{ fetching, error, data }, execute] = useQuery<Data>({
    query: document,
    variables,
    pause: isIdle,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  if (isIdle) return { kind: 'idle' }
  // While it fetches, urql still has the answer to the variables before.
  if (fetching) return { kind: 'pending' }
  if (error !== undefined) return { kind: 'failed', error: GraphqlError.from(operationId, error), retry }
  if (data === undefined || data === null) {
    const missing = new GraphqlError('unknown', `${operationId} answered neither data nor errors`, { operationId })
    return { kind: 'failed', error: missing, retry }
  }
  return { kind: 'ready', data, retry }
}
