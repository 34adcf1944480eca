import { isGatewayFailure } from '@clubhouse/error-kinds'
import { ApiError } from './errors.ts'

/** In all, with the first one (API-06). */
export const maxAttempts = 4

/** Milliseconds to wait before retry number `retry`, counted from 0: 2^n seconds (API-06). */
export function retryDelay(retry: number): number {
  return 2 ** retry * 1000
}

/** Whether a repetition may help: no answer came, or a gateway on the way failed. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'connection_error' || isGatewayFailure(error))
}

/** Whether to repeat by itself. Not what took too long: a person who waited that long decides. */
export function mayRepeat(error: unknown): boolean {
  if (!isTransient(error)) return false
  const { cause } = error as ApiError
  return !(cause instanceof DOMException && cause.name === 'TimeoutError')
}

export interface RetryOptions {
  signal?: AbortSignal | undefined
  /** Waits; a test passes its own. Rejects when the signal aborts. */
  wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined
}

/**
 * Repeats `attempt` while it fails in a way that may pass, up to four attempts with waits of 1, 2 and 4 seconds (API-06).
 * Only for what is safe to repeat: reads, and writes that carry an idempotency key. Throws the last error.
 */
export async function retry<T>(attempt: () => Promise<T>, { signal, wait = waitFor }: RetryOptions = {}): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt()
    } catch (error) {
      if (retries + 1 >= maxAttempts || !mayRepeat(error) || signal?.aborted === true) throw error
      await wait(retryDelay(retries), signal)
    }
  }
}

function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
