import { isGatewayFailure } from '@clubhouse/error-kinds'
import { type CombinedError, makeOperation, type Operation } from '@urql/core'
import { retryExchange } from '@urql/exchange-retry'
import { GraphqlError } from './errors.ts'

/** Repeats a call where that may help: four attempts in all, after waits of one, two and four seconds (API-06). */
export const repeatTransient = retryExchange({
  initialDelayMs: 1000,
  randomDelay: false,
  // The exchange waits as many seconds as it has counted, and is to count 1, 2, 4: with 4 counted it stops.
  maxNumberAttempts: 5,
  retryIf: isTransient,
  retryWith(_error, operation) {
    const count = countOf(operation)
    const retry = { count: count < 2 ? count : 2 * count - 1, delay: null }
    return makeOperation(operation.kind, operation, { ...operation.context, retry })
  },
})

/** True when a repetition may help: no answer came though the device is online, or a gateway on the way failed. */
export function isTransient(error: CombinedError): boolean {
  const reason = GraphqlError.from('', error)
  return reason.kind === 'connection_error' ? isOnline() : isGatewayFailure(reason)
}

/** Without a network the person is told so at once. Outside browsers nobody knows, and a repetition may help. */
function isOnline(): boolean {
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis
  return navigator?.onLine ?? true
}

function countOf({ context }: Operation): number {
  const retry: unknown = context['retry']
  if (typeof retry !== 'object' || retry === null || !('count' in retry)) return 0
  return typeof retry.count === 'number' ? retry.count : 0
}
