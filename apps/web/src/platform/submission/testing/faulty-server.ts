import { configureRestClient } from '@clubhouse/rest-client/configure'
import { ApiError, errorFromAnswer, errorFromNetwork } from '@clubhouse/rest-client/errors'
import { afterEach, beforeEach, vi } from 'vitest'
import { setSession } from '#platform/auth/session-store.ts'
import { createSubmission, type Submission, type SubmissionOptions } from '../submission.ts'

export const name = 'exchange:100101'
export const operation = { operationId: 'exchangeReward', refusals: ['OUT_OF_STOCK'] }

/** The error for an answer of the server, or of something on the way. */
export const answer = (status: number, code = 'CODE', headers: Record<string, string> = {}) =>
  errorFromAnswer(operation, new Response(null, { status, headers }), { code, message: 'x' })

/** The error for a call that got no answer. */
export const lost = () => errorFromNetwork('exchangeReward', new TypeError('Failed to fetch'))

/** What happens to one call: whether the operation hears of it, and what comes back in place of its answer. */
export interface Fault {
  isCarriedOut: boolean
  error: Error
}
export const after = (error: Error): Fault => ({ isCarriedOut: true, error })
export const before = (error: Error): Fault => ({ isCarriedOut: false, error })

/**
 * Returns a server that does what a key asks for once, behind a connection that puts a fault on one call after the
 * other.
 */
export function createServer(...faults: Fault[]) {
  const done = new Map<string, string>()
  const keys: string[] = []
  return {
    done,
    keys,
    faults,
    send(_input: string, { idempotencyKey }: { idempotencyKey: string }): Promise<string> {
      keys.push(idempotencyKey)
      const fault = faults.shift()
      if (fault === undefined || fault.isCarriedOut) done.set(idempotencyKey, done.get(idempotencyKey) ?? 'voucher')
      return fault === undefined ? Promise.resolve(done.get(idempotencyKey) ?? '') : Promise.reject(fault.error)
    },
  }
}

const open: Submission<string, string>[] = []

/** Returns the page of one visit. */
export function visit(
  { send }: Pick<SubmissionOptions<string, string>, 'send'>,
  more: Partial<SubmissionOptions<string, string>> = {},
) {
  const submission = createSubmission<string, string>({ name, send, returnPath: () => '/', ...more })
  open.push(submission)
  return submission
}

/** Presses, and waits until the app does nothing more by itself. */
export async function press(submission: Submission<string, string>) {
  const stopped = submission.submit('a coffee')
  await vi.runAllTimersAsync()
  return stopped
}

/** Whether the provider renews the session. */
export const provider = { isSessionOver: false }

export function signIn(memberId = 'ada'): void {
  setSession({ kind: 'authenticated', member: { memberId, email: 'ada@kestrel.test' } })
}

/** Before each test a member is signed in, and time passes when the test says so. */
export function setUpSubmissions(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.clear()
    provider.isSessionOver = false
    signIn()
    configureRestClient({
      hosts: { club: '', discovery: '', b2c: '', referral: '' },
      viewingRegion: () => 'GB',
      memberTokens: () =>
        provider.isSessionOver
          ? Promise.reject(new ApiError('unauthorized', 'x', { operationId: 'identity.tokens' }))
          : Promise.resolve({ accessToken: 'a', idToken: 'b' }),
    })
  })
  afterEach(() => {
    for (const submission of open.splice(0)) submission.stop()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
