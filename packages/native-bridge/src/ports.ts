import { BridgeError } from './bridge-error.ts'

/** How texts go to the shell and come from it. */
export interface ShellPort {
  kind: 'webkit' | 'android' | 'fake' | 'none'
  /** Hands a text to the shell. Throws a `BridgeError` of kind `not_in_app` when there is no shell. */
  postMessage(text: string): void
  /** Calls the listener with whatever the shell says; gives back how to stop. */
  onMessage(listener: (data: unknown) => void): () => void
}

/** As much of a browser window as a port needs. */
export interface ShellHost {
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

/** What a shell puts into the window to be reached by. */
interface ShellChannel {
  postMessage(text: string): void
}

/**
 * The port of the shell that the window runs in, iOS (`window.webkit.messageHandlers.<name>`) before Android
 * (`window.<name>`), and `noShell` in a plain browser.
 */
export function findShell(host: ShellHost, name: string): ShellPort {
  return webkitPort(host, name) ?? androidPort(host, name) ?? noShell
}

/** The port of a WKWebView; nothing when the window does not run in one. */
export function webkitPort(host: ShellHost, name: string): ShellPort | undefined {
  return portOf('webkit', host, property(property(property(host, 'webkit'), 'messageHandlers'), name))
}

/** The port of an Android WebView; nothing when the window does not run in one. */
export function androidPort(host: ShellHost, name: string): ShellPort | undefined {
  return portOf('android', host, property(host, name))
}

/** A browser without a shell: nothing can be sent, nothing ever comes (NAT-03). */
export const noShell: ShellPort = {
  kind: 'none',
  postMessage() {
    throw new BridgeError('not_in_app', 'There is no native shell to send to')
  },
  onMessage: () => () => undefined,
}

function portOf(kind: 'webkit' | 'android', host: ShellHost, channel: unknown): ShellPort | undefined {
  if (!isChannel(channel)) return undefined
  return {
    kind,
    // Called on the channel: both web views refuse a function that was taken off its object.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is not a window and has no origin
    postMessage: (text) => channel.postMessage(text),
    onMessage(listener) {
      const hear = (event: MessageEvent<unknown>) => {
        if (isFromShell(event, host)) listener(event.data)
      }
      host.addEventListener('message', hear)
      return () => host.removeEventListener('message', hear)
    },
  }
}

/** The shell speaks by script in this very window. Embedded pages, even of our own origin, are another source. */
function isFromShell(event: MessageEvent<unknown>, host: ShellHost): boolean {
  return event.origin === host.location.origin && (event.source === null || event.source === host)
}

/** A frame that happens to have the shell's name can be posted to as well, but is a window. */
function isChannel(value: unknown): value is ShellChannel {
  return typeof property(value, 'postMessage') === 'function' && property(value, 'window') !== value
}

/** A property of anything, own or not: web views keep theirs on prototypes. */
function property(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}
