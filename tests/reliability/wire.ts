import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TabClock } from './browser/tab-clock.ts'
import { type FaultKind, faultOf } from './plan/faults.ts'

/** What the calls of one submission meet, whatever their keys. */
export interface FaultyCalls {
  /** In the order in which calls arrive; the calls after these go well. */
  waiting: FaultKind[]
  /** Whether the service is away for who looks what came of a call, as long as calls wait for faults. */
  looksFail: boolean
  /** Hears of each call that meets a fault: while its client waits, and once its client has an answer or none. */
  onFault?: (moment: FaultMoment) => void
}

export type FaultMoment = 'unanswered' | 'answered'

/** Stands between the clients and the sandbox, and injects the faults of the plan into calls. */
export interface Wire {
  origin: string
  /** Injects the faults of a submission into the calls with its key. */
  inject(key: string, calls: FaultyCalls): void
  /** Resolves when no call with this key is under way, also none that its client has given up. */
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
export async function stretchWire(sandbox: string, clock: TabClock): Promise<Wire> {
  const faulty = new Map<string, FaultyCalls>()
  const met = new Map<FaultKind, number>()
  const underWay = new Map<Promise<void>, string>()
  const agent = new Agent({ keepAlive: true })
  let calls = 0

  async function pass(received: IncomingMessage, reply: ServerResponse): Promise<void> {
    calls++
    const body = await bodyOf(received)
    const submission = faulty.get(keyOf(received))
    if (isLook(received) && submission?.looksFail === true && submission.waiting.length > 0) return void reply.destroy()
    const kind = isLook(received) ? undefined : submission?.waiting.shift()
    const forward = () => clock.whileWorking(() => forwarded(sandbox, agent, received, body))
    if (submission === undefined || kind === undefined) return answer(reply, await forward())
    met.set(kind, (met.get(kind) ?? 0) + 1)
    const fault = faultOf(kind)
    if (fault.work === 'done') await forward()
    submission.onFault?.('unanswered')
    if (fault.work === 'late') {
      if (!reply.destroyed) await new Promise((gone) => reply.once('close', gone))
      await forward()
    }
    if (fault.answer === undefined) reply.destroy()
    else answer(reply, faultyAnswer(fault.answer))
    submission.onFault?.('answered')
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
    inject: (key, submission) => void faulty.set(key, submission),
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

function faultyAnswer({ status, body, retryAfter }: { status: number; body: string; retryAfter?: number }): Answer {
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': String(retryAfter) }) }
  return { status, headers, body: Buffer.from(body) }
}

const looks = /^\/api\/submissions\/([^/?]+)/

/** Whether a call looks what came of another. */
function isLook({ url = '' }: IncomingMessage): boolean {
  return looks.test(url)
}

/** The key that a call is sent with, or that it looks for. */
function keyOf({ headers, url = '' }: IncomingMessage): string {
  return looks.exec(url)?.[1] ?? String(headers['idempotency-key'])
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
