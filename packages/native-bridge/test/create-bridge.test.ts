import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Bridge, createBridge, longestText, noShell, type UnknownMessage } from '../src/create-bridge.ts'
import { createFakeShell, type FakeShell } from '../src/fake-shell.ts'
import type { InitialisePar, ToWeb } from '../src/generated/messages.ts'

const par = (state: string): InitialisePar => ({
  type: 'initialise_par',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  challengeMethod: 'S256',
  state,
})

let shell: FakeShell
let bridge: Bridge
let unknown: UnknownMessage[]

beforeEach(() => {
  unknown = []
  shell = createFakeShell()
  bridge = createBridge(shell.port, { onUnknown: (each) => unknown.push(each) })
})
afterEach(() => vi.useRealTimers())

test('the shell receives what is sent [NAT-10]', () => {
  bridge.send({ type: 'share_link', url: 'https://go.kestrel.test/r/1', title: 'Tea', message: '' })
  expect(shell.received).toEqual([
    { type: 'share_link', url: 'https://go.kestrel.test/r/1', title: 'Tea', message: '' },
  ])
})

describe('a request', () => {
  test('is answered with where to log in [NAT-05] [NAT-06]', async () => {
    await expect(bridge.request(par('state-one'), { timeoutMs: 1000 })).resolves.toMatchObject({
      type: 'par_response',
      authUrl: expect.stringContaining('state-one'),
    })
    expect(shell.received).toEqual([par('state-one')])
  })

  test('is answered with the refusal of the shell [NAT-06]', async () => {
    shell.answerWith({ initialise_par: () => ({ type: 'par_error', message: 'invalid_request' }) })
    await expect(bridge.request(par('state-one'), { timeoutMs: 1000 })).resolves.toEqual({
      type: 'par_error',
      message: 'invalid_request',
    })
  })

  test('is given up when the shell stays silent', async () => {
    vi.useFakeTimers()
    shell.answerWith({ initialise_par: () => undefined })
    const failure = bridge.request(par('state-one'), { timeoutMs: 10_000 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({
      kind: 'timeout',
      message: 'The shell did not answer initialise_par within 10000 ms',
    })
  })

  test('leaves no timer behind once it is answered', async () => {
    vi.useFakeTimers()
    await bridge.request(par('state-one'), { timeoutMs: 10_000 })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is given up when whoever asked goes away', async () => {
    shell.answerWith({ initialise_par: () => undefined })
    const { signal, abort } = abortable()
    const answer = bridge.request(par('state-one'), { timeoutMs: 1000, signal })
    abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
  })

  test('is not even sent when whoever asked has gone already', async () => {
    await expect(
      bridge.request(par('state-one'), { timeoutMs: 1000, signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone')
    expect(shell.received).toEqual([])
  })

  test('does not take the answer to an earlier one, whose login would fail', async () => {
    shell.answerWith({ initialise_par: () => undefined })
    const answer = bridge.request(par('state-two'), { timeoutMs: 1000 })
    shell.say({ type: 'par_response', authUrl: 'https://identity.kestrel.test/old', state: 'state-one' })
    shell.say({ type: 'par_response', authUrl: 'https://identity.kestrel.test/new', state: 'state-two' })
    await expect(answer).resolves.toMatchObject({ authUrl: 'https://identity.kestrel.test/new' })
  })

  test('takes an answer that does not say which request it is for, the oldest request first', async () => {
    shell.answerWith({ initialise_par: () => undefined })
    const first = bridge.request(par('state-one'), { timeoutMs: 1000 })
    const second = bridge.request(par('state-two'), { timeoutMs: 1000 })
    shell.say({ type: 'par_response', authUrl: 'https://identity.kestrel.test/1' })
    shell.say({ type: 'par_error' })
    await expect(first).resolves.toMatchObject({ authUrl: 'https://identity.kestrel.test/1' })
    await expect(second).resolves.toEqual({ type: 'par_error' })
  })

  test('does not wait on when the bridge is closed', async () => {
    shell.answerWith({ web_ready: () => undefined })
    const answer = bridge.request({ type: 'web_ready' }, { timeoutMs: 1000 })
    bridge.close()
    await expect(answer).rejects.toMatchObject({ name: 'BridgeError', kind: 'closed' })
  })

  test('is refused at once in a plain browser [NAT-03]', async () => {
    const browser = createBridge(noShell, { onUnknown: (each) => unknown.push(each) })
    expect(browser.isInApp).toBe(false)
    expect(() => browser.send({ type: 'logout' })).toThrow(expect.objectContaining({ kind: 'not_in_app' }))
    await expect(browser.request(par('state-one'), { timeoutMs: 1000 })).rejects.toMatchObject({ kind: 'not_in_app' })
  })
})

describe('a subscriber', () => {
  test('hears the messages of its type until it stops', () => {
    const heard: ToWeb[] = []
    const stop = bridge.subscribe('push_token', (message) => heard.push(message))
    shell.say({ type: 'push_token', token: 'one' })
    shell.say({ type: 'account_updated' })
    stop()
    shell.say({ type: 'push_token', token: 'two' })
    expect(heard).toEqual([{ type: 'push_token', token: 'one' }])
    expect(unknown).toEqual([])
  })

  test('hears a message although another one failed over it', () => {
    const heard: string[] = []
    bridge.subscribe('logout', () => {
      throw new Error('broken')
    })
    bridge.subscribe('logout', ({ type }) => heard.push(type))
    expect(() => shell.say({ type: 'logout' })).toThrow('broken')
    expect(heard).toEqual(['logout'])
  })

  test('hears nothing once the bridge is closed', () => {
    const heard: ToWeb[] = []
    bridge.subscribe('logout', (message) => heard.push(message))
    bridge.close()
    shell.say({ type: 'logout' })
    expect(heard).toEqual([])
  })

  test('hears fields that a newer shell has added', () => {
    const heard: ToWeb[] = []
    bridge.subscribe('logout', (message) => heard.push(message))
    shell.sayRaw('{"type":"logout","reason":"expired"}')
    expect(heard).toEqual([{ type: 'logout', reason: 'expired' }])
  })
})

test.each<[what: string, data: unknown, reported: UnknownMessage]>([
  ['an object instead of text', { type: 'logout' }, { reason: 'not_text' }],
  ['nothing', undefined, { reason: 'not_text' }],
  ['text that is not JSON', 'hello', { reason: 'not_json' }],
  ['cut off text', '{"type":"logout"', { reason: 'not_json' }],
  ['a text of 64 MiB', 'x'.repeat(64 * 1024 * 1024), { reason: 'too_long' }],
  ['one character too many', `{"type":"logout"}${' '.repeat(longestText - 16)}`, { reason: 'too_long' }],
  ['JSON nested past every stack', '['.repeat(60_000), { reason: 'not_json' }],
  ['null', 'null', { reason: 'no_type' }],
  ['a list', '[{"type":"logout"}]', { reason: 'no_type' }],
  ['no type', '{"authUrl":"https://identity.kestrel.test/"}', { reason: 'no_type' }],
  ['a type that is not text', '{"type":["logout"]}', { reason: 'no_type' }],
  ['a type of a newer shell', '{"type":"open_tab"}', { reason: 'unknown_type', type: 'open_tab' }],
  ['a type that only the web app sends', '{"type":"share_link"}', { reason: 'unknown_type', type: 'share_link' }],
  ['a very long type', `{"type":"${'x'.repeat(1000)}"}`, { reason: 'unknown_type', type: 'x'.repeat(64) }],
  ['the type __proto__', '{"type":"__proto__"}', { reason: 'unknown_type', type: '__proto__' }],
  ['the type constructor', '{"type":"constructor"}', { reason: 'unknown_type', type: 'constructor' }],
  ['a message hidden in the prototype', '{"__proto__":{"type":"logout"}}', { reason: 'no_type' }],
  ['a field too few', '{"type":"par_response"}', { reason: 'malformed', type: 'par_response' }],
  [
    'a field hidden in the prototype',
    '{"type":"par_response","__proto__":{"authUrl":"https://identity.kestrel.test/"}}',
    { reason: 'malformed', type: 'par_response' },
  ],
  [
    'a script instead of an address',
    '{"type":"par_response","authUrl":"javascript:alert(1)"}',
    { reason: 'malformed', type: 'par_response' },
  ],
])('%s is reported, without its content, and changes nothing', async (_what, data, reported) => {
  const heard: ToWeb[] = []
  shell.answerWith({ initialise_par: () => undefined })
  for (const type of ['logout', 'par_response'] as const) bridge.subscribe(type, (message) => heard.push(message))
  const answer = bridge.request(par('state-one'), { timeoutMs: 1000 })
  shell.sayRaw(data)
  expect(unknown).toEqual([reported])
  expect(heard).toEqual([])
  expect(Object.prototype).not.toHaveProperty('authUrl')
  shell.say({ type: 'par_error' })
  await expect(answer).resolves.toEqual({ type: 'par_error' })
})

test('the types say which message goes which way, and what answers it', async () => {
  expect(() => {
    // @ts-expect-error the shell says it, not the web app
    bridge.send({ type: 'par_error' })
  }).toThrow('The web app may not send')
  expect(() => {
    // @ts-expect-error a share needs a title
    bridge.send({ type: 'share_link', url: 'https://go.kestrel.test/', message: '' })
  }).toThrow('The web app may not send')
  // @ts-expect-error the web app says it, not the shell
  bridge.subscribe('share_link', () => undefined)
  const answer = await bridge.request({ type: 'web_ready' }, { timeoutMs: 1000 })
  expect(answer.platform).toBe('fake')
  // @ts-expect-error a log out is not answered
  bridge.request({ type: 'logout' }, { timeoutMs: 1 }).catch(() => undefined)
})

function abortable(): { signal: AbortSignal; abort: (reason: Error) => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: (reason) => controller.abort(reason) }
}
