import { type AnswersOf, isToShellMessage, isToWebMessage, type ToShell, type ToWeb } from './generated/messages.ts'
import type { ShellPort } from './ports.ts'

/** What the fake shell answers each request with; nothing is silence. A type that is left out is answered well. */
export type Answers = {
  [T in keyof AnswersOf]?: (request: Extract<ToShell, { type: T }>) => AnswersOf[T] | undefined
}

/** A native shell for tests and for the developer tools page, which holds both sides to the schema. */
export interface FakeShell {
  port: ShellPort
  /** Every message that the web app has sent, oldest first. */
  received: readonly ToShell[]
  /** Sends the web app a message. Throws when it is not one of the schema. */
  say(message: ToWeb): void
  /** Sends the web app anything at all. */
  sayRaw(data: unknown): void
  /** From now on answers otherwise; what is left out stays as it is. */
  answerWith(answers: Answers): void
}

/** What a shell that means well answers. */
export const goodAnswers: Required<Answers> = {
  initialise_par: ({ state }) => ({
    type: 'par_response',
    authUrl: `https://identity.kestrel.test/authorize?request_uri=urn:ietf:params:oauth:request_uri:${state}`,
    state,
  }),
  create_deep_link: ({ url }) => ({
    type: 'deep_link_response',
    url,
    deepLink: `https://go.kestrel.test/open?page=${encodeURIComponent(url)}`,
  }),
  partner_sign_in: ({ state }) => ({ type: 'partner_token', state, idToken: 'e30.e30.e30' }),
  web_ready: () => ({ type: 'shell_info', platform: 'fake' }),
}

/**
 * A fake shell. Its port throws when the web app sends what the schema does not allow. It answers after the sender is done,
 * as a real one does.
 */
export function createFakeShell(initialAnswers: Answers = {}): FakeShell {
  const received: ToShell[] = []
  const listeners = new Set<(data: unknown) => void>()
  let answers: Required<Answers> = { ...goodAnswers, ...initialAnswers }

  const sayRaw = (data: unknown) => {
    for (const listener of listeners) listener(data)
  }
  const say = (message: ToWeb) => {
    if (!isToWebMessage(message)) throw new Error(`The shell may not say ${JSON.stringify(message)}`)
    sayRaw(JSON.stringify(message))
  }
  const port: ShellPort = {
    kind: 'fake',
    postMessage(text) {
      const message: unknown = JSON.parse(text)
      if (!isToShellMessage(message)) throw new Error(`The web app may not send ${text}`)
      received.push(message)
      const answer = answerTo(answers, message)
      if (answer !== undefined) queueMicrotask(() => say(answer))
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { port, received, say, sayRaw, answerWith: (next) => (answers = { ...answers, ...next }) }
}

function answerTo(answers: Required<Answers>, message: ToShell): ToWeb | undefined {
  switch (message.type) {
    case 'initialise_par':
      return answers.initialise_par(message)
    case 'create_deep_link':
      return answers.create_deep_link(message)
    case 'partner_sign_in':
      return answers.partner_sign_in(message)
    case 'web_ready':
      return answers.web_ready(message)
    default:
      // Fails to compile when the schema gets another request.
      message satisfies Exclude<ToShell, { type: keyof AnswersOf }>
      return undefined
  }
}
