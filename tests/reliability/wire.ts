import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FaultKind, faultOf } from './faults.ts'

/** What stands between the clients and the sandbox, and spoils the calls that the plan says. */
export interface Wire {
  origin: string
  /** The calls with this key meet these faults, in the order in which they arrive. */
  expect(key: string, faults: readonly FaultKind[]): void
  /** When nothing with this key is under way any more, also nothing that its client has given up. */
  quiet(key: string): Promise<void>
  /** How many calls met each kind. */
  met: ReadonlyMap<FaultKind, number>
  /** How many calls were on it. */
  calls(): number
  /** Closes it once everything that is under way has arrived. */
  close(): Promise<void>
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** A real server on a port of its own: what it drops is a dropped connection. */
export async function stretchWire(sandbox: string): Promise<Wire> {
  const waiting = new Map<string, FaultKind[]>()
  const met = new Map<FaultKind, number>()
  const underWay = new Map<Promise<void>, string>()
  const agent = new Agent({ keepAlive: true })
  let calls = 0

  async function pass(received: IncomingMessage, reply: ServerResponse): Promise<void> {
    calls++
    const body = await bodyOf(received)
    const kind = waiting.get(keyOf(received))?.shift()
    const forward = () => forwarded(sandbox, agent, received, body)
    if (kind === undefined) return answer(reply, await forward())
    met.set(kind, (met.get(kind) ?? 0) + 1)
    const fault = faultOf(kind)
    if (fault.work === 'late' && !reply.destroyed) await new Promise((gone) => reply.once('close', gone))
    if (fault.work !== 'never') await forward()
    if (fault.answer === undefined) return void reply.destroy()
    const { status, body: text } = fault.answer
    answer(reply, { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) })
  }

  const server = createServer((received, reply) => {
    // What the sandbox did not answer, the client must not get an answer for.
    const passing = pass(received, reply).catch(() => void reply.destroy())
    underWay.set(passing, keyOf(received))
    void passing.finally(() => underWay.delete(passing))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    expect: (key, faults) => void waiting.set(key, [...faults]),
    async quiet(key) {
      await Promise.all([...underWay].filter(([, of]) => of === key).map(([passing]) => passing))
    },
    met,
    calls: () => calls,
    async close() {
      while (underWay.size > 0) await Promise.all(underWay.keys())
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

function keyOf({ headers }: IncomingMessage): string {
  return String(headers['idempotency-key'])
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function forwarded(sandbox: string, agent: Agent, received: IncomingMessage, body: Buffer): Promise<Answer> {
  const { host: _host, connection: _connection, ...headers } = received.headers
  return new Promise((resolve, reject) => {
    const call = request(new URL(received.url ?? '/', sandbox), { method: received.method, headers, agent })
    call.on('error', reject)
    call.on('response', (answered) => {
      bodyOf(answered).then(
        (whole) => resolve({ status: answered.statusCode ?? 500, headers: answered.headers, body: whole }),
        reject,
      )
    })
    call.end(body)
  })
}

function answer(reply: ServerResponse, { status, headers, body }: Answer) {
  if (reply.destroyed) return
  const { connection: _connection, 'transfer-encoding': _encoding, 'content-length': _length, ...kept } = headers
  reply.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
}
