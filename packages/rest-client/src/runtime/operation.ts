import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { OperationAuth } from './auth.ts'
import { restClientConfiguration, type RestHost } from './configure.ts'
import { ApiError } from './errors.ts'
import type {
  DataOf,
  MutationInput,
  OperationAt,
  PageParametersOf,
  ParameterArguments,
  ParametersOf,
  PathsWith,
} from './operation-types.ts'
import { maxAttempts, mayRepeat, retry, retryDelay } from './retry.ts'
import { type Method, type OperationFacts, send } from './transport.ts'

/** Whether a call needs the member to have proved again who they are (STP-06). */
export type StepUp = 'always' | 'sometimes'

interface Facts {
  auth: OperationAuth
  idempotent?: boolean
  viewingRegion?: boolean
  stepUp?: StepUp
  /** The codes of a 422 of its own. */
  refusals?: readonly string[]
  /** The parameters that are headers. */
  headers?: readonly string[]
}

type QueryKey = readonly [host: RestHost, operationId: string, parameters: Readonly<Record<string, unknown>>]
type PageKey = readonly [...QueryKey, 'pages']

/**
 * What the generated operations of one host are made of. An operation is callable, and gives the options that TanStack
 * Query takes; its key is its name and its parameters, so that nobody writes one by hand. `queries` is the filter for all
 * of its queries, whatever they were asked with.
 */
export function createHost<Paths>(host: RestHost) {
  return {
    query<Path extends PathsWith<Paths, 'get'>>(operationId: string, method: 'get', path: Path, facts: Facts) {
      type Operation = OperationAt<Paths, Path, 'get'>
      type Parameters = ParametersOf<Operation>
      type Data = DataOf<Operation>
      const full: OperationFacts = { host, operationId, method, path, auth: facts.auth }
      const complete = (parameters: object | undefined) => withRegion({ ...parameters }, facts)
      const read = async (parameters: Readonly<Record<string, unknown>>, signal?: AbortSignal) =>
        (await send(full, { ...split(path, parameters, facts), signal })) as Data
      const keyOf = (parameters: object | undefined): QueryKey => [host, operationId, complete(parameters)]
      const options = (...[parameters]: ParameterArguments<Parameters>) => {
        const key = keyOf(parameters)
        return queryOptions<Data, ApiError, Data, QueryKey>({
          queryKey: key,
          queryFn: ({ signal }) => read(key[2], signal),
          retry: shouldRetry,
          retryDelay,
        })
      }
      const pages = (
        parameters: PageParametersOf<Operation>,
        nextOffset: (last: Data, all: readonly Data[]) => number | undefined,
      ) => {
        const key: PageKey = [...keyOf(parameters), 'pages']
        return infiniteQueryOptions<Data, ApiError, { pages: Data[]; pageParams: number[] }, PageKey, number>({
          queryKey: key,
          queryFn: async ({ pageParam, signal }) =>
            asPage(await read({ ...key[2], offset: pageParam }, signal), nextOffset, operationId),
          initialPageParam: 0,
          getNextPageParam: (last, all) => nextOffset(last, all),
          retry: shouldRetry,
          retryDelay,
        })
      }
      const call = (...[parameters]: ParameterArguments<Parameters>) => read(complete(parameters))
      return Object.assign(call, {
        operationId,
        stepUp: facts.stepUp,
        queryOptions: options,
        pageOptions: pages,
        queries: { queryKey: [host, operationId] as const },
      })
    },

    mutation<M extends Exclude<Method, 'get'>, Path extends PathsWith<Paths, M>>(
      operationId: string,
      method: M,
      path: Path,
      facts: Facts,
    ) {
      type Operation = OperationAt<Paths, Path, M>
      type Data = DataOf<Operation>
      type Input = MutationInput<Operation>
      const full: OperationFacts = { host, operationId, method, path, auth: facts.auth, refusals: facts.refusals }
      const call = async (input: Input) => {
        const { idempotencyKey, memberId, stepUp, isRepeatedByCaller = false } = input
        const once = async () =>
          (await send(full, {
            ...split(path, withRegion({ ...input.parameters }, facts), facts),
            body: input.body,
            idempotencyKey,
            ...(memberId !== undefined && { memberId }),
            stepUp,
          })) as Data
        // Only a call that the server does once per key may be repeated.
        return facts.idempotent === true && !isRepeatedByCaller ? retry(once) : once()
      }
      return Object.assign(call, {
        operationId,
        stepUp: facts.stepUp,
        mutationOptions: () =>
          mutationOptions<Data, ApiError, Input>({ mutationKey: [host, operationId], mutationFn: call, retry: false }),
      })
    },
  }
}

/** A page that does not tell whether there is another one is no page; TanStack Query would wait for it for ever. */
function asPage<Data>(
  data: Data,
  nextOffset: (last: Data, all: readonly Data[]) => number | undefined,
  operationId: string,
): Data {
  try {
    nextOffset(data, [data])
    return data
  } catch (cause) {
    throw new ApiError('unknown', 'The answer is no page of a list', { operationId, cause })
  }
}

function shouldRetry(retries: number, error: ApiError): boolean {
  return retries + 1 < maxAttempts && mayRepeat(error)
}

function withRegion(parameters: Record<string, unknown>, facts: Facts): Record<string, unknown> {
  if (facts.viewingRegion !== true || parameters['viewingRegion'] !== undefined) return parameters
  return { ...parameters, viewingRegion: restClientConfiguration().viewingRegion() }
}

function split(path: string, parameters: Readonly<Record<string, unknown>>, { headers = [] }: Facts) {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const placeOf = (name: string) => (path.includes(`{${name}}`) ? 'path' : headers.includes(name) ? 'headers' : 'query')
  const at = (place: ReturnType<typeof placeOf>) => entries.filter(([name]) => placeOf(name) === place)
  return {
    path: Object.fromEntries(at('path')),
    query: Object.fromEntries(at('query')),
    headers: Object.fromEntries(at('headers').map(([name, value]) => [name, String(value)])),
  }
}
