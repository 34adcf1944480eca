import type { Books } from '@clubhouse/sandbox/books'

export type { Books }

/** What the sandbox did wrong, or a call of it that a test got wrong. */
export class SandboxControlError extends Error {
  override readonly name = 'SandboxControlError'
}

/** A member made for one test. */
export interface TestMember {
  email: string
  password: string
  memberId: string
}

export interface Fault {
  operationId: string
  member?: string
  times?: number
  skip?: number
  status?: number
  code?: string
  message?: string
  body?: unknown
  headers?: Record<string, string>
  delayMs?: number
  drop?: 'before' | 'after'
}

/** A call that the sandbox received. */
export interface ReceivedRequest {
  operationId: string
  /** The e-mail address of the member who called. */
  member: string | null
  method: string
  path: string
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
  /** Null when the connection was dropped instead. */
  status: number | null
  time: string
}

/** What the database holds of a member, as far as tests look. */
export interface MemberRecord {
  profile: { redUserId: string; firstName?: string; lastName?: string }
  balance: { current: number; usable: number }
  ledgerEntries: readonly { points: number; description?: string }[]
  vouchers: readonly { voucherId: string; code: string; rewardId?: string }[]
  orders: readonly { orderId: string; status: string }[]
  links: readonly { partnerCode: string; partnerUserId: string }[]
  /** Journeys that were paid for at the airline. */
  flightBookings: readonly { offerId: string }[]
  /** What the card payment provider has booked, in that order. */
  payments: readonly { kind: string; sessionId: string; planId: string; subscriptionId: string | null }[]
  cardApplications: readonly {
    accorId: string
    siteCode: string
    applicationType: string
    returnURL: string
    status: string
  }[]
}

export interface LedgerReport {
  members: number
  entries: number
  points: number
  violations: readonly unknown[]
}

/** The longest that a fault holds a call back, in milliseconds. */
const longestDelayMs = 120_000

export type SandboxControl = ReturnType<typeof sandboxControl>

/**
 * The control calls of the sandbox at an origin (see its README). Each throws a SandboxControlError when refused. One whose
 * services have hosts of their own is controlled by the name of this machine.
 */
export function sandboxControl(origin: string) {
  const here = origin.replace(/^http:\/\/[^/]+\.localhost(?=:)/, 'http://localhost')
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${here}/_sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new SandboxControlError(`${method} /_sandbox${path} answered ${answer.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  const addFault = (fault: Fault) => call<unknown>('POST', '/faults', fault)
  const clearFaults = (member?: string) =>
    call<unknown>('DELETE', `/faults?${new URLSearchParams(member === undefined ? {} : { member })}`)
  const isWaiting = async ({ operationId, member, times }: Required<Pick<Fault, 'operationId' | 'member' | 'times'>>) =>
    (await call<Fault[]>('GET', '/faults')).some(
      (fault) => fault.operationId === operationId && fault.member === member && fault.times === times,
    )
  return {
    origin,
    /** A fresh copy of a sample member, such as `gb.member`. */
    createMember: (from: string, overrides: { points?: number; profile?: object; flags?: object } = {}) =>
      call<TestMember>('POST', '/members', { from, overrides }),
    member: (email: string) => call<MemberRecord>('GET', `/members/${encodeURIComponent(email)}`),
    addFault,
    /** Those of one member, or all: those of the others' tests too, where they share a sandbox. Calls they hold back go on. */
    clearFaults,
    /**
     * Holds a member's next calls of an operation back, so that what is shown meanwhile can be looked at on a machine of any speed.
     * Returns how to let them go on, which waits for the first of them, and takes all faults of the member away.
     */
    async holdBack({ times = 1, ...fault }: Fault & { member: string }): Promise<() => Promise<void>> {
      await addFault({ ...fault, times, delayMs: longestDelayMs })
      return async () => {
        while (await isWaiting({ ...fault, times })) await new Promise((resolve) => setTimeout(resolve, 20))
        await clearFaults(fault.member)
      }
    },
    requests: (filter: { operationId?: string; member?: string; since?: string } = {}) =>
      call<ReceivedRequest[]>('GET', `/requests?${new URLSearchParams(Object.entries(filter))}`),
    ledger: () => call<LedgerReport>('GET', '/ledger'),
    books: () => call<Books>('GET', '/ledger/books'),
    /** How many are left of a reward. */
    setStock: (rewardId: string, remaining: number) => call<unknown>('PUT', `/stock/${rewardId}`, { remaining }),
    setFlag: (name: string, value: unknown, member?: string) =>
      call<unknown>('PUT', `/flags/${name}`, { value, ...(member === undefined ? {} : { member }) }),
  }
}
