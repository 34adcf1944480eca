/** What becomes of a call on its way. */
interface Fault {
  /** In a report. */
  words: string
  /** Whether the sandbox does the call's work: never, before the answer is faulty, or once the client has given up. */
  work: 'never' | 'done' | 'late'
  /** What the client gets instead of the sandbox's answer; the connection is closed without one if there is none. */
  answer?: { status: number; body: string; retryAfter?: number }
}

const problem = (code: string) => JSON.stringify({ code, message: 'This answer was asked for by a fault.' })

/** An answer of something between client and sandbox, which the work never reached. */
const neverReached = (status: number, code: string) =>
  ({ words: `${status} before the work`, work: 'never', answer: { status, body: problem(code) } }) as const

/** The kinds, each as nasty as it may be: what can happen after the work does. */
export const faults = {
  badRequest: neverReached(400, 'BAD_REQUEST'),
  unauthorized: neverReached(401, 'UNAUTHORIZED'),
  forbidden: neverReached(403, 'FORBIDDEN'),
  notFound: neverReached(404, 'NOT_FOUND'),
  requestTimeout: neverReached(408, 'REQUEST_TIMEOUT'),
  conflict: neverReached(409, 'CONFLICT'),
  tooManyRequests: {
    words: '429 before the work, to be asked again after a second',
    work: 'never',
    answer: { status: 429, body: problem('TOO_MANY_REQUESTS'), retryAfter: 1 },
  },
  serverError: neverReached(500, 'SERVER_ERROR'),
  unavailable: neverReached(503, 'UNAVAILABLE'),
  gatewayTimeout: {
    words: '504 after the work',
    work: 'done',
    answer: { status: 504, body: problem('GATEWAY_TIMEOUT') },
  },
  droppedBefore: { words: 'dropped before the work', work: 'never' },
  droppedAfter: { words: 'dropped after the work', work: 'done' },
  late: { words: 'slower than the client waits, and done all the same', work: 'late' },
  malformed: {
    words: 'done, and answered with broken JSON',
    work: 'done',
    answer: { status: 200, body: '{"vouchers":[{' },
  },
  wrongShape: {
    words: 'done, and answered with nothing of what the schema promises',
    work: 'done',
    answer: { status: 200, body: '{}' },
  },
} as const satisfies Record<string, Fault>

export type FaultKind = keyof typeof faults
export const faultKinds = Object.keys(faults) as FaultKind[]

/** Every ordered pair of two kinds, a kind with itself among them. */
export const faultPairs = faultKinds.flatMap((first) => faultKinds.map((second) => [first, second] as const))

/** What answers of faults say, and nothing of the club ever does. */
export const faultCodes: ReadonlySet<string> = new Set(
  Object.values<Fault>(faults).flatMap(({ answer }) => /"code":"(\w+)"/.exec(answer?.body ?? '')?.[1] ?? []),
)

export function faultOf(kind: FaultKind): Fault {
  return faults[kind]
}
