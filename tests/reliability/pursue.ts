import type { AppInTab, Confirmed, Stopped, SubmissionPage } from '@clubhouse/test-kit/app-in-tab'
import { faultCodes } from './plan/faults.ts'
import type { MemberInTab } from './member-in-tab.ts'
import type { Outcome } from './outcome.ts'
import type { FaultyCalls, Wire } from './wire.ts'

/** What a member does when a page asks whether to try a submission of unknown outcome again. */
export type Answer = 'try-again' | 'leave-it'

export interface Pursuit {
  confirmed: Confirmed
  by: MemberInTab
  wire: Wire
  calls: FaultyCalls
  answer: Answer
  interruption: PursuitInterruption
  /** Whether the member knows from another tab that it is done: nobody presses again then. */
  isDoneElsewhere: () => boolean
  /** Hears when a page has said that it is done. */
  onDone: () => void
  log: SendLog
}

/** What gets in the way of a member who waits for an answer. */
export interface PursuitInterruption {
  /** Resolves when the member next goes to another page of the app. */
  pageLeft: () => Promise<void>
  /** Resolves when whatever is under way is over, at once when there is nothing. */
  over: () => Promise<void>
}

/** What was sent or found for a submission: under which keys, and how often it was sent although nobody had pressed anything. */
export interface SendLog {
  keys: Set<string>
  unpressed: number
}

const mostPresses = 12

/**
 * Presses what a member presses to get what was confirmed, until the app says what became of it: again when it was refused
 * for no reason of the club's, again after a login or a reload, unless the app says that the outcome is unknown and the
 * member leaves it at that.
 */
export async function pursue(pursuit: Pursuit): Promise<Outcome> {
  const attempts: Promise<void>[] = []
  const outcome = await pressUntilKnown(pursuit, attempts)
  // The member wants the next thing once nothing of this one is under way.
  await Promise.all(attempts)
  return outcome
}

async function pressUntilKnown(pursuit: Pursuit, attempts: Promise<void>[]): Promise<Outcome> {
  const { by, answer, interruption } = pursuit
  const told: Stopped[] = []
  const tell = (how: Stopped) => {
    told.push(how)
    if (how.kind === 'done') pursuit.onDone()
  }
  for (let press = 1; press <= mostPresses; press++) {
    await interruption.over()
    const { app, gone } = await by.page()
    const page = openPage(pursuit, app)
    const entry = await Promise.race([page.enter(), gone.then(() => undefined)])
    const known = outcomeIn(told)
    if (known !== undefined) return known
    if (entry === undefined) continue
    switch (entry.kind) {
      case 'unresolved':
        if (answer === 'try-again') break
        page.leaveIt()
        return { kind: 'left' }
      case 'form':
        await lookAround()
        if (pursuit.isDoneElsewhere()) return { kind: 'done-elsewhere' }
        break
      case 'resume':
        break
      default:
        tell(entry)
        continue
    }
    const stopped = page.submit().then(tell)
    attempts.push(Promise.race([stopped, gone]))
    await Promise.race([stopped, gone, interruption.pageLeft()])
    page.close()
  }
  return outcomeIn(told) ?? { kind: 'unresolved', last: JSON.stringify(told.at(-1) ?? 'nothing was said') }
}

/** Lets the other tab show what it knows already: no hand is as fast as the steps between an answer and its page. */
function lookAround(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Opens the page; what is sent while its button is not pressed is counted. */
function openPage({ confirmed, wire, calls, log }: Pursuit, app: AppInTab): SubmissionPage {
  let isPressed = false
  const page = app.openPage(
    confirmed,
    (key) => {
      log.keys.add(key)
      wire.inject(key, calls)
      if (!isPressed) log.unpressed++
    },
    (key) => log.keys.add(key),
  )
  return {
    ...page,
    async submit() {
      isPressed = true
      return page.submit().finally(() => (isPressed = false))
    },
  }
}

/** What is final: anything else makes the member press again. */
function outcomeIn(told: readonly Stopped[]): Outcome | undefined {
  return told.map(outcomeOf).find((outcome) => outcome !== undefined)
}

function outcomeOf(stopped: Stopped): Outcome | undefined {
  switch (stopped.kind) {
    case 'done':
      return { kind: 'done', ...stopped.effect }
    case 'done-elsewhere':
      return stopped
    case 'refused':
      return stopped.code === undefined || faultCodes.has(stopped.code)
        ? undefined
        : { kind: 'refused', code: stopped.code }
    case 'unknown':
      return undefined
  }
}
