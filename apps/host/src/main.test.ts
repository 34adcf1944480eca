import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeBuild } from './testing/make-build.ts'
import { hostVersion } from './host-version.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const made = makeBuild()
const stamp = JSON.stringify({ version: hostVersion(), basePath: '/kestrel-red', id: '0123456789abcdef' })
made.write('dist/.vite/build.json', stamp)
made.write('dist-server/build.json', stamp)
const { dist, config, renderer = '' } = made.given
const needed = ['--dist', dist, '--config', config, '--renderer', renderer]

afterAll(() => rmSync(made.folder, { recursive: true }))

function start(...given: string[]) {
  const child = spawn(process.execPath, [main, ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  const ready = async () => {
    await expect.poll(() => /^ready (\S+)$/m.exec(said)?.[1], { timeout: 15_000 }).toBeDefined()
    return /^ready (\S+)$/m.exec(said)?.[1] ?? ''
  }
  return { child, ready, said: () => said, complained: () => complained, ended: once(child, 'close') }
}

test.each<[string[], number, string, string]>([
  [[...needed, '--check'], 0, 'Nothing is wrong: version', ''],
  [['--help'], 0, 'node apps/host/src/main.ts --dist FOLDER', ''],
  [['--prot', '80'], 1, '', 'The host has no option --prot; --help lists those that it has.\n'],
  [['--dist', dist, '--config', '/no.json'], 1, '', 'There is no configuration /no.json: --config names the file.\n'],
])('%j ends with %i and says what is to be said, without a stack', async (given, code, said, complained) => {
  const host = start(...given)
  expect((await host.ended)[0]).toBe(code)
  expect(host.said()).toContain(said)
  expect(host.complained()).toBe(complained)
})

test.each(['SIGTERM', 'SIGINT'] as const)('says when it is ready, answers, and ends in order of %s', async (signal) => {
  const host = start(...needed, '--port', '0')
  const origin = await host.ready()
  expect((await fetch(`${origin}/-/ready`)).status).toBe(200)
  expect(await (await fetch(`${origin}/kestrel-red/spend`)).text()).toContain('<p>/spend')
  host.child.kill(signal)
  expect((await host.ended)[0]).toBe(0)
  expect(host.complained()).toBe('')
})

test.each([
  { reader: 'does not read', what: 'pause' },
  { reader: 'has gone', what: 'destroy' },
] as const)(
  'answers on and ends in order while the reader of its log $reader; lines are lost then',
  async ({ what }) => {
    const host = start(...needed, '--port', '0')
    const origin = await host.ready()
    host.child.stdout[what]()
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let answers = 0
    socket.setEncoding('utf8').on('data', (chunk: string) => (answers += chunk.split('HTTP/1.1 200 OK').length - 1))
    // Each has a line of its log, of which the pipe to its reader takes some hundred kilobytes.
    for (const _ of Array.from({ length: 10 })) {
      const before = answers
      socket.write('GET /-/health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500))
      await expect.poll(() => answers, { timeout: 15_000 }).toBe(before + 500)
    }
    socket.destroy()
    const exited = once(host.child, 'exit')
    host.child.kill('SIGTERM')
    expect((await exited)[0]).toBe(0)
  },
)

test('writes the last lines of its log before it ends', async () => {
  const host = start(...needed, '--port', '0')
  await fetch(`${await host.ready()}/-/health`)
  host.child.kill('SIGTERM')
  await host.ended
  expect(host.said()).toContain('"route":"/-/health","status":200')
})
