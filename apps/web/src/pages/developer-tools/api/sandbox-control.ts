/**
 * The control calls of the sandbox that serves the app. They are in none of the documents that clients are made from, as
 * no product may depend on them: this module is the only one that knows them, for the developer tools page alone.
 */

export interface SampleMember {
  key: string
  email: string
  usablePoints: number
}

export interface MemberCopy {
  email: string
  password: string
}

/** A fault as it is asked for; what it lacks is the sandbox's to choose. */
export interface NewFault {
  operationId: string
  times: number
  member?: string
  status?: number
  delayMs?: number
  drop?: 'before' | 'after'
}

export interface WaitingFault {
  operationId: string
  member: string | null
  times: number
  action:
    | { kind: 'answer'; status: number }
    | { kind: 'drop'; when: 'before' | 'after' }
    | { kind: 'delay'; delayMs: number }
}

export interface ReceivedCall {
  operationId: string | null
  member: string | null
  method: string
  path: string
  status: number | null
  time: string
  durationMs: number
}

/** What the sandbox refused, in its own words, or that there is none. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

export const sandboxControl = {
  members: () => call<SampleMember[]>('GET', '/members'),
  copyMember: (from: string, points: number | undefined) =>
    call<MemberCopy>('POST', '/members', { from, overrides: points === undefined ? {} : { points } }),
  operations: () => call<string[]>('GET', '/operations'),
  faults: () => call<WaitingFault[]>('GET', '/faults'),
  addFault: (fault: NewFault) => call<unknown>('POST', '/faults', fault),
  clearFaults: () => call<unknown>('DELETE', '/faults'),
  clock: () => call<{ now: string }>('GET', '/clock'),
  moveClock: (change: { now: string } | { advance: string }) => call<{ now: string }>('PUT', '/clock', change),
  resetClock: () => call<unknown>('DELETE', '/clock'),
  requests: (operationId: string) =>
    call<ReceivedCall[]>(
      'GET',
      `/requests?${new URLSearchParams({ limit: '100', ...(operationId !== '' && { operationId }) })}`,
    ),
  reset: () => call<unknown>('POST', '/reset'),
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/_sandbox${path}`, {
    method,
    headers: {
      // The sandbox takes it as a sign that no page of another site calls.
      'x-developer-tools': '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== ''
  const value: unknown = isJson ? JSON.parse(text) : undefined
  if (!answer.ok) throw new ControlError(messageIn(value) ?? `${answer.status} ${answer.statusText}`)
  return value as T
}

/** Field by field where the sandbox says so, else its sentence. */
function messageIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { errors, message } = value as { errors?: { path: string; message: string }[]; message?: string }
  if (errors !== undefined && errors.length > 0)
    return errors.map((error) => `${error.path} ${error.message}`).join('; ')
  return message
}
