/** What becomes of a call on its way. */
interface Fault {
  /** In a report. */
  words: string
  /** Whether the sandbox does the call's work: never, before the answer is spoilt, or once the client has given up. */
  work: 'never' | 'done' | 'late'
  /** What the client gets instead of the sandbox's answer; the connection is closed without one if there is none. */
  answer?: { status: number; body: string }
}

const problem = (code: string) => JSON.stringify({ code, message: 'This answer was asked for by a fault.' })

/** The nine kinds, each as nasty as it may be: what can happen after the work does. */
export const faults = {
  serverError: {
    words: '500 before the work',
    work: 'never',
    answer: { status: 500, body: problem('SERVER_ERROR') },
  },
  unavailable: {
    words: '503 before the work',
    work: 'never',
    answer: { status: 503, body: problem('UNAVAILABLE') },
  },
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
  unauthorized: {
    words: '401 in the middle of it',
    work: 'never',
    answer: { status: 401, body: problem('UNAUTHORIZED') },
  },
} as const satisfies Record<string, Fault>

export type FaultKind = keyof typeof faults
export const faultKinds = Object.keys(faults) as FaultKind[]

export function faultOf(kind: FaultKind): Fault {
  return faults[kind]
}
