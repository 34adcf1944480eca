import { randomUUID } from 'node:crypto'
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts'
import type { CopyRequest, MemberCopy } from '../control/copy-member.ts'
import type { LedgerReport } from '../ledger/violations.ts'
import { sessionOverHttp } from '../identity/testing/sign-in-over-http.ts'

export interface Reply<Body = unknown> {
  status: number
  body: Body
  headers: Headers
}

export interface Init {
  method?: string
  /** One that is undefined is not sent. */
  headers?: Record<string, string | undefined>
  /** Sent as JSON. */
  json?: unknown
  body?: string
}

export interface TestMember extends MemberCopy {
  /** Calls with this member's tokens and, unless the headers name an idempotency key, with a new one. */
  readonly call: <Body = unknown>(path: string, init?: Init) => Promise<Reply<Body>>
  readonly exchange: <Body = unknown>(rewardId: string, idempotencyKey?: string) => Promise<Reply<Body>>
}

/** A sandbox with throw-away data, and what tests do with one. */
export class TestSandbox {
  /** The address of this sandbox itself, even if it stands with others behind another address. */
  readonly origin: string
  readonly #sandbox: Sandbox

  private constructor(origin: string, sandbox: Sandbox) {
    this.origin = origin
    this.#sandbox = sandbox
  }

  static async start(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
    const sandbox = await createSandbox({ port: 0, database: { kind: 'temporary' }, ...options })
    return new TestSandbox(`http://localhost:${sandbox.port}`, sandbox)
  }

  close(): Promise<void> {
    return this.#sandbox.close()
  }

  async call<Body = unknown>(path: string, { method, headers, json, body }: Init = {}): Promise<Reply<Body>> {
    const sent = json === undefined ? body : JSON.stringify(json)
    const given = Object.entries({ ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers })
    const response = await fetch(`${this.origin}${path}`, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      headers: given.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
      redirect: 'manual',
      ...(sent !== undefined && { body: sent }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== ''
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    }
  }

  /** A fresh copy of a sample member, signed in; with `stepUp`, one who enters a one-time code whenever a call needs it. */
  async member(
    from: string,
    overrides: NonNullable<CopyRequest['overrides']> = {},
    options: { stepUp?: boolean } = {},
  ): Promise<TestMember> {
    const { body: copy } = await this.call<MemberCopy>('/_sandbox/members', { json: { from, overrides } })
    return { ...copy, ...(await this.signIn(copy.email, copy.password, options)) }
  }

  /** The calls of a member who is there already. */
  async signIn(
    email: string,
    password = 'Kestrel-Points-1',
    { stepUp = false }: { stepUp?: boolean } = {},
  ): Promise<Pick<TestMember, 'call' | 'exchange'>> {
    const session = sessionOverHttp({ origin: this.origin, email, password })
    const tokensOf = async () => {
      const { accessToken, idToken } = await session({ stepUp })
      return { authorization: `Bearer ${accessToken}`, 'x-id-token': idToken }
    }
    const tokens = await tokensOf()
    const call: TestMember['call'] = async (path, init = {}) => {
      const headers = { 'idempotency-key': randomUUID(), ...init.headers }
      const reply = await this.call<never>(path, { ...init, headers: { ...tokens, ...headers } })
      if (!stepUp || reply.status !== 406) return reply
      return this.call(path, { ...init, headers: { ...(await tokensOf()), ...headers } })
    }
    return {
      call,
      exchange: (rewardId, key = randomUUID()) =>
        call('/api/exchanges', { json: { rewardId }, headers: { 'idempotency-key': key } }),
    }
  }

  async ledger(): Promise<LedgerReport> {
    return (await this.call<LedgerReport>('/_sandbox/ledger')).body
  }
}
