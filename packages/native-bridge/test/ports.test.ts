import { describe, expect, test } from 'vitest'
import { findShell, noShell, type ShellHost } from '../src/ports.ts'

const origin = 'https://club.kestrel.test'

/** A window, as far as ports see it, with what shells of several kinds put into it. */
class FakeWindow implements ShellHost {
  readonly location = { origin }
  readonly sent: string[] = []
  private readonly listeners = new Set<(event: MessageEvent<unknown>) => void>()
  addEventListener(_type: 'message', listener: (event: MessageEvent<unknown>) => void) {
    this.listeners.add(listener)
  }
  removeEventListener(_type: 'message', listener: (event: MessageEvent<unknown>) => void) {
    this.listeners.delete(listener)
  }
  say(data: unknown, { from = origin, source = null }: { from?: string; source?: FakeWindow | null } = {}) {
    const event = new MessageEvent('message', { data, origin: from })
    // Its own constructor takes only ports and windows.
    Object.defineProperty(event, 'source', { value: source })
    for (const listener of this.listeners) listener(event)
  }
}
const channelOf = (window: FakeWindow) => ({ sent: window.sent, postMessage })
/** Web views refuse a function that was taken off its object. */
function postMessage(this: { sent: string[] } | undefined, text: string) {
  if (this === undefined) throw new TypeError('Illegal invocation')
  this.sent.push(text)
}
const inIos = (window: FakeWindow) =>
  Object.assign(window, { webkit: { messageHandlers: { Club: channelOf(window) } } })
const inAndroid = (window: FakeWindow) => Object.assign(window, { Club: channelOf(window) })
/** What `<iframe name="Club">` puts into the window. */
const frame: { postMessage: () => void; window?: object } = { postMessage: () => undefined }
frame.window = frame
const portOf = (window: FakeWindow) => findShell(window, 'Club')

describe.each([
  ['webkit', inIos],
  ['android', inAndroid],
] as const)('the port of %s', (kind, within) => {
  test('is found, and takes texts to the shell [NAT-01]', () => {
    const window = new FakeWindow()
    const port = portOf(within(window))
    port.postMessage('{"type":"logout"}')
    expect(port.kind).toBe(kind)
    expect(window.sent).toEqual(['{"type":"logout"}'])
  })

  test('hears what the shell says in this window, until it stops', () => {
    const window = new FakeWindow()
    const heard: unknown[] = []
    const stop = portOf(within(window)).onMessage((data) => heard.push(data))
    window.say('by script', { source: window })
    window.say('by event')
    stop()
    window.say('too late')
    expect(heard).toEqual(['by script', 'by event'])
  })

  test.each([
    ['a page of another origin', { from: 'https://evil.test', source: new FakeWindow() }],
    ['a page of another origin that hides its window', { from: 'https://evil.test', source: null }],
    ['a sandboxed page', { from: 'null', source: new FakeWindow() }],
    ['another window of our own origin', { source: new FakeWindow() }],
  ])('is deaf to %s', (_who, sender) => {
    const window = new FakeWindow()
    const heard: unknown[] = []
    portOf(within(window)).onMessage((data) => heard.push(data))
    window.say('{"type":"logout"}', sender)
    expect(heard).toEqual([])
  })
})

test.each([
  ['a plain browser', {}],
  ['a web view of another app', { webkit: { messageHandlers: { Other: { postMessage } } } }],
  ['a web view without handlers', { webkit: {} }],
  ['something else of that name', { Club: 'a text' }],
  ['a channel that cannot be posted to', { Club: { postMessage: true } }],
  ['a page with a frame of that name', { Club: frame }],
  ['null', { webkit: null, Club: null }],
])('there is no shell in %s [NAT-03]', (_where, properties) => {
  expect(portOf(Object.assign(new FakeWindow(), properties))).toBe(noShell)
})
