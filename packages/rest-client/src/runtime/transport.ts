import createClient from 'openapi-fetch'
import { authHeaders, type OperationAuth } from './auth.ts'
import { restClientConfiguration, type RestHost } from './configure.ts'
import { ApiError, errorFromAnswer, errorFromNetwork } from './errors.ts'

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** What the generator knows of an operation. */
export interface OperationFacts {
  host: RestHost
  operationId: string
  method: Method
  path: string
  auth: OperationAuth
  /** The codes with which the operation says that it cannot be done. */
  refusals?: readonly string[] | undefined
}

export interface Call {
  path?: Readonly<Record<string, unknown>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
  headers?: Readonly<Record<string, string>> | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  /** Sent with the tokens of a step-up. */
  stepUp?: boolean | undefined
  /** For whom it is sent; whoever is signed in, when it does not say so. */
  memberId?: string | undefined
  signal?: AbortSignal | undefined
}

/** openapi-fetch's `request` without the types of one document: the typed surface is in `operation.ts`. */
type Request = (
  method: Method,
  path: string,
  init: {
    params: { path?: unknown; query?: unknown }
    body?: unknown
    headers: Record<string, string>
    signal?: AbortSignal
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Milliseconds that a call may take before it counts as lost: somebody waits for it. */
export const timeout = 20_000

/**
 * Sends one call and returns its data. A call whose tokens are refused is repeated once, with refreshed ones (AUT-21), and
 * for the same member. Throws an ApiError for every other outcome, `user_cancelled` when somebody else is signed in by now.
 */
export async function send(facts: OperationFacts, given: Call): Promise<unknown> {
  const call = { memberId: restClientConfiguration().memberId?.(), ...given }
  const first = await attempt(facts, call, { forceRefresh: false })
  const answer =
    facts.auth === 'member' && refusesTokens(first.response)
      ? await attempt(facts, call, { forceRefresh: true })
      : first
  if (!answer.response.ok) throw errorFromAnswer(facts, answer.response, answer.error)
  return answer.data
}

async function attempt(facts: OperationFacts, call: Call, options: { forceRefresh: boolean }) {
  const { memberId } = call
  const signedIn = restClientConfiguration().memberId?.()
  if (memberId !== undefined && signedIn !== undefined && signedIn !== memberId) {
    const { operationId } = facts
    throw new ApiError('user_cancelled', 'Another member is signed in', { operationId })
  }
  const headers = { ...call.headers, ...(await authHeaders(facts.auth, { ...options, stepUp: call.stepUp })) }
  if (call.idempotencyKey !== undefined) headers['Idempotency-Key'] = call.idempotencyKey
  const client = createClient({ baseUrl: restClientConfiguration().hosts[facts.host] })
  const request = client.request as unknown as Request
  const { signal, stop } = stopAfter(timeout, call.signal)
  try {
    return await request(facts.method, facts.path, {
      params: { path: call.path, query: call.query },
      headers,
      ...(call.body === undefined ? {} : { body: call.body }),
      signal,
    })
  } catch (cause) {
    if (call.signal?.aborted === true) throw cause
    throw errorFromNetwork(facts.operationId, cause)
  } finally {
    stop()
  }
}

/**
 * Whether an answer refuses the tokens of its call rather than the member: any 403 (CON-13), and a 401 that calls the token
 * invalid, as one that was revoked elsewhere (RFC 6750, section 3.1). Any other 401 says that there is no session.
 */
function refusesTokens({ status, headers }: Response): boolean {
  if (status === 401) return /\berror="?invalid_token\b/i.test(headers.get('www-authenticate') ?? '')
  return status === 403
}

/** A signal that aborts with the caller's, or by itself when the time is up. */
function stopAfter(milliseconds: number, callers: AbortSignal | undefined) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds)
  return {
    signal: callers === undefined ? late.signal : AbortSignal.any([callers, late.signal]),
    stop: () => clearTimeout(timer),
  }
}
