import { BridgeError } from './bridge-error.ts'
import {
  type AnswersOf,
  answersOf,
  isToWebMessage,
  isToWebType,
  type ToShell,
  type ToWeb,
} from './generated/messages.ts'
import type { ShellPort } from './ports.ts'
import { typeOf } from './runtime/checks.ts'

export { BridgeError, type BridgeErrorKind } from './bridge-error.ts'
export { findShell, noShell, type ShellHost, type ShellPort } from './ports.ts'

/** A message that the shell answers. */
export type Request = Extract<ToShell, { type: keyof AnswersOf }>

/** The way to the native shell and back. */
export interface Bridge {
  /** Whether there is a shell at all (NAT-01). */
  isInApp: boolean
  /** Hands a message to the shell. Throws a `BridgeError` of kind `not_in_app` when there is none. */
  send(message: ToShell): void
  /**
   * Sends a message and waits for its answer, which may be the shell's refusal. Rejects with a `BridgeError` when there is
   * no shell, after `timeoutMs`, or when the bridge is closed; and with the signal's reason when it is aborted.
   */
  request<M extends Request>(message: M, options: RequestOptions): Promise<AnswersOf[M['type']]>
  /** Calls the listener with every message of a type; gives back how to stop. */
  subscribe<T extends ToWeb['type']>(type: T, listener: (message: Extract<ToWeb, { type: T }>) => void): () => void
  /** Stops listening; requests that wait are rejected. */
  close(): void
}

export interface RequestOptions {
  /** How long to wait for the answer, in milliseconds. */
  timeoutMs: number
  signal?: AbortSignal
}

/** Something came in that is not a message of the schema. Its content is left out: it may hold secrets. */
export interface UnknownMessage {
  reason: 'not_text' | 'too_long' | 'not_json' | 'no_type' | 'unknown_type' | 'malformed'
  /** Its type, cut to 64 characters. */
  type?: string
}

/** Longer texts are not read: no message is anywhere near. In UTF-16 units. */
export const longestText = 65_536

/** A bridge over a port. What comes in and is not understood goes to `onUnknown`, and never throws. */
export function createBridge(port: ShellPort, { onUnknown }: { onUnknown: (unknown: UnknownMessage) => void }): Bridge {
  const listeners = new Map<string, Set<(message: ToWeb) => void>>()
  /** Requests in the order in which they were sent; each takes a message, or leaves it to the next. */
  const waiting = new Set<{ take: (message: ToWeb) => boolean; fail: (reason: unknown) => void }>()

  const receive = (message: ToWeb) => {
    // An answer that no request takes came too late; whoever subscribes still hears it.
    for (const request of waiting) if (request.take(message)) break
    callAll([...(listeners.get(message.type) ?? [])], message)
  }
  const stop = port.onMessage((data) => {
    const read = readText(data)
    if (read.kind === 'message') receive(read.message)
    else onUnknown(read.unknown)
  })
  const send = (message: ToShell) => port.postMessage(JSON.stringify(message))

  return {
    isInApp: port.kind !== 'none',
    send,
    request<M extends Request>(message: M, { timeoutMs, signal }: RequestOptions) {
      return new Promise<AnswersOf[M['type']]>((resolve, reject) => {
        signal?.throwIfAborted()
        const settle = () => {
          waiting.delete(request)
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
        }
        const fail = (reason: unknown) => {
          settle()
          reject(reason)
        }
        const abort = () => fail(signal?.reason)
        const request = {
          fail,
          take(incoming: ToWeb) {
            if (!isAnswerTo(message, incoming)) return false
            settle()
            resolve(incoming)
            return true
          },
        }
        const timer = setTimeout(
          () => fail(new BridgeError('timeout', `The shell did not answer ${message.type} within ${timeoutMs} ms`)),
          timeoutMs,
        )
        signal?.addEventListener('abort', abort)
        waiting.add(request)
        try {
          send(message)
        } catch (error) {
          fail(error)
        }
      })
    },
    subscribe(type, listener) {
      const hear = (message: ToWeb) => {
        if (isOfType(message, type)) listener(message)
      }
      const heard = listeners.get(type) ?? new Set()
      listeners.set(type, heard.add(hear))
      return () => void heard.delete(hear)
    },
    close() {
      stop()
      listeners.clear()
      for (const request of waiting) request.fail(new BridgeError('closed', 'The bridge was closed'))
    },
  }
}

type Read = { kind: 'message'; message: ToWeb } | { kind: 'unknown'; unknown: UnknownMessage }

function readText(data: unknown): Read {
  const unknown = (reason: UnknownMessage['reason'], type?: string): Read => ({
    kind: 'unknown',
    unknown: { reason, ...(type !== undefined && { type: type.slice(0, 64) }) },
  })
  if (typeof data !== 'string') return unknown('not_text')
  if (data.length > longestText) return unknown('too_long')
  let message: unknown
  try {
    message = JSON.parse(data)
  } catch {
    return unknown('not_json')
  }
  if (isToWebMessage(message)) return { kind: 'message', message }
  const type = typeOf(message)
  if (type === undefined) return unknown('no_type')
  return unknown(isToWebType(type) ? 'malformed' : 'unknown_type', type)
}

/** Whether a message answers a request: its type does, and what it echoes, if anything, is the request's own. */
function isAnswerTo<M extends Request>(request: M, message: ToWeb): message is Extract<ToWeb, AnswersOf[M['type']]> {
  const answers: { types: readonly string[]; echo?: string } = answersOf[request.type]
  if (!answers.types.includes(message.type)) return false
  if (answers.echo === undefined) return true
  const echoed: unknown = Reflect.get(message, answers.echo)
  return echoed === undefined || echoed === Reflect.get(request, answers.echo)
}

function isOfType<T extends ToWeb['type']>(message: ToWeb, type: T): message is Extract<ToWeb, { type: T }> {
  return message.type === type
}

/** Every listener is called, whatever one before it throws; the first error is thrown after that. */
function callAll(listeners: readonly ((message: ToWeb) => void)[], message: ToWeb) {
  const errors: unknown[] = []
  for (const listener of listeners) {
    try {
      listener(message)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
