import { expect, test, vi } from 'vitest'
import { createBridge } from '../src/create-bridge.ts'
import { isToShellMessage, isToWebMessage } from '../src/generated/messages.ts'
import { messageKinds, verdictOn } from '../src/message-verdict.ts'
import { recordingOf, replay } from '../src/recording.ts'
import { createSimulatedShell, type LoggedMessage, type Manner, type ShellVersion } from '../src/simulated-shell.ts'

const par = {
  type: 'initialise_par',
  challenge: 'c'.repeat(43),
  challengeMethod: 'S256',
  state: 'state-of-a-login',
} as const

const options = {
  onUnknown: ({ reason }: { reason: string }) => {
    throw new Error(`The shell said what is no message: ${reason}`)
  },
}

/** A simulated shell with the app's own bridge at its other end. */
function connect({ manner = 'accept', version = 'current' }: { manner?: Manner; version?: ShellVersion } = {}) {
  const log: LoggedMessage[] = []
  const listeners = new Set<(data: unknown) => void>()
  const shell = createSimulatedShell({
    deliver: (text) => listeners.forEach((listener) => listener(text)),
    onMessage: (entry) => log.push(entry),
  })
  shell.behave('initialise_par', manner)
  shell.setVersion(version)
  const bridge = createBridge(
    {
      kind: 'fake',
      postMessage: shell.receive,
      onMessage(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    options,
  )
  return { log, shell, bridge }
}
const typesIn = (log: readonly LoggedMessage[]) => log.map(({ message }) => (message as { type: string }).type)

test.each([
  ['accept', 'par_response'],
  ['refuse', 'par_error'],
] as const)('a shell that is to %s answers with %s [NAT-06]', async (manner, type) => {
  const { bridge, log } = connect({ manner })
  expect(await bridge.request(par, { timeoutMs: 1_000 })).toMatchObject({ type, state: par.state })
  expect(log.map(({ direction, verdict }) => [direction, verdict.kind])).toEqual([
    ['toShell', 'valid'],
    ['toWeb', 'valid'],
  ])
})

test('a shell that is to delay answers three seconds later, and a silent one never', async () => {
  vi.useFakeTimers()
  const late = connect({ manner: 'delay' })
  const answer = late.bridge.request(par, { timeoutMs: 10_000 })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(typesIn(late.log)).toEqual(['initialise_par'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toMatchObject({ type: 'par_response' })
  const silent = connect({ manner: 'silent' })
  const kind = silent.bridge.request(par, { timeoutMs: 10_000 }).catch((error: { kind: string }) => error.kind)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await kind).toBe('timeout')
  vi.useRealTimers()
})

test('an old shell passes over what was added since, and answers what it knows', async () => {
  const { bridge, log } = connect({ version: 'old' })
  bridge.send({ type: 'web_ready' })
  expect(await bridge.request(par, { timeoutMs: 1_000 })).toMatchObject({ type: 'par_response' })
  expect(typesIn(log)).toEqual(['web_ready', 'initialise_par', 'par_response'])
  expect(log.map(({ isPassedOver }) => isPassedOver)).toEqual([true, false, false])
})

test.each([
  ['toShell', { ...par, challenge: 'short', extra: 1 }, { kind: 'wrong', fields: ['challenge', 'extra'] }],
  ['toShell', { type: 'initialise_par' }, { kind: 'wrong', fields: ['challenge', 'challengeMethod', 'state'] }],
  [
    'toShell',
    {
      type: 'cookie_consent',
      choices: { necessary: false, 'marketing-advertising': true, functional: true, analytics: true },
    },
    { kind: 'wrong', fields: ['choices.necessary'] },
  ],
  [
    'toShell',
    { type: 'track_event', name: 'login', properties: { a: {} } },
    { kind: 'wrong', fields: ['properties.a'] },
  ],
  ['toWeb', { type: 'par_response', authUrl: 'javascript:alert(1)' }, { kind: 'wrong', fields: ['authUrl'] }],
  ['toWeb', { type: 'par_error', newer: true }, { kind: 'valid' }],
  ['toWeb', par, { kind: 'unknown_type' }],
  ['toShell', 'no message', { kind: 'unknown_type' }],
] as const)('%s, the verdict on %j', (direction, message, verdict) => {
  expect(verdictOn(direction, message)).toEqual(verdict)
})

test.each(messageKinds)(
  'the verdict on $type agrees with the guard, whichever field is missing or of another type',
  (kind) => {
    const fits = kind.direction === 'toShell' ? isToShellMessage : isToWebMessage
    expect(kind.examples.length).toBeGreaterThan(0)
    for (const example of kind.examples as Record<string, unknown>[]) {
      const variants = Object.keys(example).flatMap((name) => [
        Object.fromEntries(Object.entries(example).filter(([other]) => other !== name)),
        { ...example, [name]: {} },
        { ...example, [name]: '' },
      ])
      for (const message of [example, { ...example, more: 1 }, ...variants])
        expect([message, verdictOn(kind.direction, message).kind === 'valid']).toEqual([message, fits(message)])
    }
  },
)

test('a recorded session is replayed: the same messages come, and answers echo the login of now', async () => {
  const { bridge, log } = connect()
  await bridge.request(par, { timeoutMs: 1_000 })
  const again = replay(recordingOf('/auth-init', log), ['initialise_par', 'auth_failed'])
  const app = createBridge(again.port, options)
  expect(again.difference().missing).toHaveLength(1)
  const now = { ...par, state: 'state-of-another-login' }
  expect(await app.request(now, { timeoutMs: 1_000 })).toMatchObject({ type: 'par_response', state: now.state })
  expect(again.difference()).toEqual({ missing: [], unexpected: [] })
  app.send({ type: 'auth_failed', reason: 'par_failed' })
  expect(again.difference().unexpected).toEqual([{ type: 'auth_failed', reason: 'par_failed' }])
})
