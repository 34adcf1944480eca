import { type Answers, createFakeShell, goodAnswers } from './fake-shell.ts'
import { answersOf, type AnswersOf, type ToWeb } from './generated/messages.ts'
import { type Direction, messageKinds, type Verdict, verdictOn } from './message-verdict.ts'

/** What the shell does with a request; a kind that has no refusal stays silent instead. */
export const manners = ['accept', 'refuse', 'delay', 'silent'] as const
export type Manner = (typeof manners)[number]

/** `old`: a shell of the specification alone, which knows no message that was added since. */
export const shellVersions = ['current', 'old'] as const
export type ShellVersion = (typeof shellVersions)[number]

/** A message that went over the bridge. */
export interface LoggedMessage {
  /** Milliseconds since the session began. */
  at: number
  direction: Direction
  /** As it was sent: text that is no JSON stays a text. */
  message: unknown
  verdict: Verdict
  /** Whether the shell did not know it, as it is an old one. */
  isPassedOver: boolean
}

export interface SimulatedShell {
  /** Takes what the web app sends. */
  receive: (text: string) => void
  /** Sends the web app a text, whatever the schema says of it. */
  send: (text: string) => void
  /** From now on treats requests of a type so. */
  behave: (type: keyof AnswersOf, manner: Manner) => void
  setVersion: (version: ShellVersion) => void
}

export interface SimulatedShellOptions {
  /** Brings a text to the web app. */
  deliver: (text: string) => void
  /** Hears of every message, both ways. */
  onMessage: (entry: LoggedMessage) => void
  /** How long a delayed answer takes, in milliseconds. */
  delayMs?: number
  now?: () => number
}

const refusals: Answers = {
  initialise_par: ({ state }) => ({ type: 'par_error', state, message: 'invalid_request' }),
  create_deep_link: ({ url }) => ({ type: 'deep_link_error', url, message: 'offline' }),
  partner_sign_in: ({ state }) => ({ type: 'partner_token_error', state, message: 'unavailable' }),
  web_ready: () => undefined,
}

const silence: Answers = {
  initialise_par: () => undefined,
  create_deep_link: () => undefined,
  partner_sign_in: () => undefined,
  web_ready: () => undefined,
}

/** The types of request, which the shell answers. */
export const requestTypes = messageKinds.map(({ type }) => type).filter(isRequestType)

/** A shell to play with: it answers as it is told to, and logs every message with the schema's verdict. */
export function createSimulatedShell({
  deliver,
  onMessage,
  delayMs = 3_000,
  now = () => performance.now(),
}: SimulatedShellOptions): SimulatedShell {
  const startedAt = now()
  const manner = new Map<string, Manner>()
  let version: ShellVersion = 'current'
  const isUnknown = (message: unknown) =>
    version === 'old' && messageKinds.some((kind) => kind.isAssumed && kind.type === typeIn(message))
  const log = (direction: Direction, text: string, isPassedOver: boolean): LoggedMessage => {
    const message = parse(text)
    const entry = {
      at: Math.round(now() - startedAt),
      direction,
      message,
      verdict: verdictOn(direction, message),
      isPassedOver,
    }
    onMessage(entry)
    return entry
  }
  const send = (text: string) => {
    log('toWeb', text, false)
    deliver(text)
  }
  const shell = createFakeShell()
  shell.port.onMessage((data) => {
    const text = String(data)
    const request = requestTypes.find((type) => answersOf[type].types.some((answer) => answer === typeIn(parse(text))))
    if (request !== undefined && manner.get(request) === 'delay') setTimeout(() => send(text), delayMs)
    else send(text)
  })
  return {
    receive(text) {
      const isPassedOver = isUnknown(parse(text))
      const { verdict } = log('toShell', text, isPassedOver)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a shell is not a window and has no origin
      if (verdict.kind === 'valid' && !isPassedOver) shell.port.postMessage(text)
    },
    send,
    behave(type, next) {
      manner.set(type, next)
      shell.answerWith(answersFor(type, next))
    },
    setVersion: (next) => (version = next),
  }
}

function answersFor(type: keyof AnswersOf, manner: Manner): Answers {
  switch (manner) {
    case 'refuse':
      return { [type]: refusals[type] }
    case 'silent':
      return { [type]: silence[type] }
    case 'accept':
    case 'delay':
      return { [type]: goodAnswers[type] }
  }
}

function isRequestType(type: string): type is keyof AnswersOf {
  return Object.hasOwn(answersOf, type)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function typeIn(message: unknown): string | undefined {
  return typeof message === 'object' && message !== null ? (message as Partial<ToWeb>).type : undefined
}
