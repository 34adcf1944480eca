import type { Bridge, Request, RequestOptions } from '@clubhouse/native-bridge/create-bridge'
import type { AnswersOf, ToShell, ToWeb } from '@clubhouse/native-bridge/messages'
import { isNativeApp, shellPort } from './native-app.ts'

/** The way to the shell and back, for callers that may as well run in a plain browser. */
export interface NativeBridge {
  /** Hands a message to the shell; does nothing in a browser. What goes wrong is logged (ERR-46). */
  send(message: ToShell): void
  /** The same, for callers who must know: rejects when it did not reach the shell, as it never does in a browser. */
  deliver(message: ToShell): Promise<void>
  /** Asks the shell. Rejects with a `BridgeError`, of kind `not_in_app` in a browser. */
  request<M extends Request>(message: M, options: RequestOptions): Promise<AnswersOf[M['type']]>
  /** Calls the listener with every message of a type; returns a function that stops it. In a browser there are none. */
  subscribe<T extends ToWeb['type']>(type: T, listener: (message: Extract<ToWeb, { type: T }>) => void): () => void
}

let loading: Promise<Bridge> | undefined

const bridge: NativeBridge = {
  send(message) {
    if (!isNativeApp()) return
    bridge
      .deliver(message)
      .catch((error: unknown) => console.error(`The message ${message.type} did not reach the shell`, error))
  },
  async deliver(message) {
    ;(await loadBridge()).send(message)
  },
  async request(message, options) {
    return (await loadBridge()).request(message, options)
  },
  subscribe(type, listener) {
    if (!isNativeApp()) return () => undefined
    const heard = loadBridge().then((loaded) => loaded.subscribe(type, listener))
    const log = (error: unknown) => console.error(`The shell cannot be listened to for ${type}`, error)
    heard.catch(log)
    return () => void heard.then((stop) => stop()).catch(log)
  },
}

/** Returns the bridge to the native shell (NAT-01). Its script is loaded when it is first needed, in the app only. */
export function nativeBridge(): NativeBridge {
  return bridge
}

/** Messages leave in the order in which they were sent, as all wait for the same promise. */
function loadBridge(): Promise<Bridge> {
  loading ??= import('@clubhouse/native-bridge/create-bridge').then(({ createBridge }) =>
    createBridge(shellPort(), {
      onUnknown: ({ reason, type = 'none' }) =>
        console.warn(`The shell sent what is no message: ${reason}, type ${type}`),
    }),
  )
  return loading
}
