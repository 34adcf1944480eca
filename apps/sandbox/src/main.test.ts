import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createSandbox } from './create-sandbox.ts'
import { freePort } from './database/free-port.ts'
import { openDatabase } from './database/open-database.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(environment: Record<string, string>): {
  process: ChildProcess
  said: () => string
  complained: () => string
} {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], SANDBOX_DATA: 'temporary', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complained] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  return { process: child, said: () => said, complained: () => complained }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe('the process', () => {
  test('says which clubs there are when it is asked for another', async () => {
    const sandbox = start({ PORT: '0', SANDBOX_CLUB: 'osprey' })
    const [code] = (await once(sandbox.process, 'close')) as [number]
    expect([code, sandbox.said(), sandbox.complained()]).toEqual([
      1,
      '',
      'There is no sample club "osprey"; there are kestrel and lark.\n',
    ])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'says when it is ready, and ends within two seconds of %s',
    async (signal) => {
      const sandbox = start({ PORT: '0' })
      if (sandbox.process.stdout) await once(sandbox.process.stdout, 'data')
      const [, origin] = /^ready (http:\/\/localhost:\d+)\n$/.exec(sandbox.said()) ?? []
      expect((await fetch(`${origin}/_sandbox/health`)).status).toBe(200)
      const asked = performance.now()
      sandbox.process.kill(signal)
      const [code] = (await once(sandbox.process, 'close')) as [number]
      expect(performance.now() - asked).toBeLessThan(2_000)
      expect([code, sandbox.complained()]).toEqual([0, ''])
    },
  )

  test('says in one sentence that its port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = portOf(server)
    const sandbox = start({ PORT: String(port) })
    const [code] = (await once(sandbox.process, 'close')) as [number]
    server.close()
    expect([code, sandbox.complained()]).toEqual([
      1,
      `Port ${port} is taken: stop what uses it, or set PORT to another.\n`,
    ])
  })

  test('says so too when the port is taken while it opens its data', async () => {
    const wished = await freePort()
    const otherServer = createServer()
    const database = await openDatabase({ kind: 'temporary' })
    const url = new URL(database.pool.options.connectionString ?? '')
    const databasePort = Number(url.port)
    const databaseProxy = createServer((socket) => {
      // An error means that a third process has the port: it is taken as well.
      if (!otherServer.listening) otherServer.on('error', () => {}).listen(wished, '127.0.0.1')
      socket.pipe(connect(databasePort, url.hostname)).pipe(socket)
    }).listen(0, url.hostname)
    await once(databaseProxy, 'listening')
    url.port = String(portOf(databaseProxy))
    await expect(createSandbox({ port: wished, database: { kind: 'server', url: url.href } })).rejects.toThrow(
      `Port ${wished} is taken: stop what uses it, or set PORT to another.`,
    )
    otherServer.close()
    databaseProxy.close()
    await database.close()
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".\n'],
    [{ SANDBOX_SCALE: '0' }, 'SANDBOX_SCALE must be a whole number from 1 to 1000, but is "0".\n'],
    [
      { SEPARATE_ORIGINS: 'true', PUBLIC_ORIGIN: 'http://localhost:4000' },
      'SEPARATE_ORIGINS and PUBLIC_ORIGIN are two arrangements: set one of them.\n',
    ],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'No PostgreSQL answers at DATABASE_URL.\n'],
  ])('does not start with %j, and says why', async (environment, sentence) => {
    const sandbox = start({ PORT: '0', ...environment })
    const [code] = (await once(sandbox.process, 'close')) as [number]
    expect([code, sandbox.complained()]).toEqual([1, sentence])
  })
})
