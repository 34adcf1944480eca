import type {
  AppInTab,
  AppSettings,
  Confirmed,
  Effect,
  PageEntry,
  Stopped,
  SubmissionPage,
} from '@clubhouse/test-kit/app-in-tab'
import { endSession, enterSession, logOut, restoreSession, startLogin } from '#platform/auth/auth.ts'
import { completeLogin } from '#platform/auth/complete-login.ts'
import { followOtherTabs } from '#platform/auth/follow-other-tabs.ts'
import { isLoginCallback } from '#platform/auth/return-path.ts'
import { currentMemberId, currentSession } from '#platform/auth/session-store.ts'
import { sendToTabs } from '#platform/auth/session-tabs.ts'
import { configureClients } from '#platform/clients.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { parseConfig } from '#domain/club/model/parse-config.ts'
import { createSubmission, type SubmissionState } from '#platform/submission/submission.ts'
import { submissionOf } from './submissions.ts'

/**
 * The app in one tab, for `tests/reliability`, which bundles this file: everything that decides about sessions, keys and
 * outcomes is the app's own; only what draws is missing.
 */
export function createAppInTab({ config: given, region }: AppSettings): AppInTab {
  return {
    async start() {
      const config = parseConfig(given)
      setAppConfig(config)
      configureClients(config, () => region)
      followOtherTabs()
      if (isLoginCallback(location.pathname)) await arrive()
      else await restoreSession()
    },
    memberId: currentMemberId,
    async session() {
      while (isUnderWay()) await new Promise((resolve) => setTimeout(resolve, 50))
      return currentMemberId()
    },
    signIn: () => report(startLogin('/')),
    signOut: () => report(logOut()),
    loseSession: () => endSession(),
    openPage,
  }
}

/** What the page after login does. */
async function arrive(): Promise<void> {
  try {
    const result = await completeLogin(location.href)
    if (result.kind !== 'signed-in') return
    enterSession(result.member)
    sendToTabs({ kind: 'signed-in', memberId: result.member.memberId })
  } catch (error) {
    // The page would say so and go home; the session is as it was.
    console.warn('The login failed', error)
  }
}

function openPage(confirmed: Confirmed, onSend: (key: string) => void, onFound: (key: string) => void): SubmissionPage {
  const { send, find, ...options } = submissionOf(confirmed)
  const submission = createSubmission<Confirmed, Effect>({
    ...options,
    send(_confirmed, call) {
      onSend(call.idempotencyKey)
      return send(call)
    },
    async find(key) {
      const finding = await find(key)
      if (finding.kind !== 'unknown') onFound(key)
      return finding
    },
    confirmed: () => ({ input: confirmed }),
    returnPath: () => '/',
  })
  const isResumed = () => submission.state().kind === 'resumed'
  return {
    // What goes on after a step-up is sent by itself: the plan counts it as pressed.
    enter: async () => (isResumed() ? { kind: 'resume' } : entryOf(await submission.goOn())),
    submit: async () => stopped(await (isResumed() ? submission.goOn() : submission.submit(confirmed))),
    leaveIt: () => submission.leave(),
    close: () => submission.stop(),
  }
}

function entryOf(state: SubmissionState<Confirmed, Effect>): PageEntry {
  switch (state.kind) {
    case 'unresolved':
      return { kind: 'unresolved' }
    case 'idle':
    case 'step-up-ended':
      return { kind: 'form' }
    default:
      return stopped(state)
  }
}

function stopped(state: SubmissionState<Confirmed, Effect>): Stopped {
  switch (state.kind) {
    case 'done':
      return { kind: 'done', effect: state.result }
    case 'done-elsewhere':
    case 'unknown':
      return { kind: state.kind }
    case 'refused':
      return { kind: 'refused', status: state.error.status, code: state.error.code }
    case 'idle':
    case 'step-up-ended':
    case 'resumed':
    case 'interrupted':
    case 'sending':
    case 'checking':
    case 'unresolved':
      throw new Error(`A submission stopped while it was ${state.kind}`)
  }
}

function isUnderWay(): boolean {
  const { kind } = currentSession()
  return kind === 'authenticating' || kind === 'logging-out'
}

/** What went wrong shows in the session. */
function report(leaving: Promise<unknown>): void {
  leaving.catch((error: unknown) => console.warn(error))
}
