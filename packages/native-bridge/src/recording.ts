import {
  isToShellMessage,
  isToWebMessage,
  answersOf,
  type AnswersOf,
  type ToShell,
  type ToWeb,
} from './generated/messages.ts'
import type { LoggedMessage } from './simulated-shell.ts'
import type { ShellPort } from './ports.ts'

/** A session of the app in the simulated shell, as it is downloaded. */
export interface Recording {
  version: 1
  /** The address that was opened, below the club's own. */
  startedAt: string
  messages: readonly (
    | { at: number; direction: 'toShell'; message: ToShell }
    | { at: number; direction: 'toWeb'; message: ToWeb }
  )[]
}

/** A recording from a log; what the schema does not allow is left out, as no shell would send it again. */
export function recordingOf(startedAt: string, log: readonly LoggedMessage[]): Recording {
  const messages = log.flatMap(({ at, direction, message }): Recording['messages'] => {
    if (direction === 'toShell') return isToShellMessage(message) ? [{ at, direction, message }] : []
    return isToWebMessage(message) ? [{ at, direction, message }] : []
  })
  return { version: 1, startedAt, messages }
}

/** A shell that says again what the recorded one said, each time the app has sent what it had sent by then. */
export interface Replay {
  port: ShellPort
  /** The recorded messages of the app that it has not sent yet, and those that it sends instead; both empty when it does the same. */
  difference: () => { missing: readonly object[]; unexpected: readonly object[] }
}

/** Fields that are random in every session: they are compared by being there, and answers echo those of now. */
const random = new Set(['challenge', 'state', 'deviceId'])

/** Replays a recording to the app. `only` are the types of message that matter to the test. */
export function replay({ messages }: Recording, only: readonly ToShell['type'][]): Replay {
  const listeners = new Set<(data: unknown) => void>()
  const matters = (type: string) => only.some((each) => each === type)
  const expected = messages.flatMap((each) =>
    each.direction === 'toShell' && matters(each.message.type) ? [comparable(each.message)] : [],
  )
  const sent: object[] = []
  const requests = new Map<string, ToShell>()
  let next = 0

  /** Says what comes until the app has to send something that matters again. */
  const goOn = () => {
    for (; next < messages.length; next++) {
      const entry = messages[next]
      if (entry?.direction === 'toShell' && matters(entry.message.type)) return
      if (entry?.direction !== 'toWeb') continue
      const text = JSON.stringify(echoing(entry.message, requests))
      queueMicrotask(() => listeners.forEach((listener) => listener(text)))
    }
  }
  return {
    port: {
      kind: 'fake',
      postMessage(text) {
        const message: unknown = JSON.parse(text)
        if (!isToShellMessage(message)) throw new Error(`The web app may not send ${text}`)
        requests.set(message.type, message)
        if (!matters(message.type)) return
        sent.push(comparable(message))
        if (JSON.stringify(expected[sent.length - 1]) !== JSON.stringify(sent.at(-1))) return
        next++
        goOn()
      },
      onMessage(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    difference: () => {
      const same = sent.findIndex((each, index) => JSON.stringify(each) !== JSON.stringify(expected[index]))
      const from = same === -1 ? sent.length : same
      return { missing: expected.slice(from), unexpected: sent.slice(from) }
    },
  }
}

function comparable(message: ToShell): object {
  const fields = Object.entries(message).toSorted(([left], [right]) => left.localeCompare(right))
  return Object.fromEntries(fields.map(([name, value]) => [name, random.has(name) ? 'random' : value]))
}

/** An answer with what the request of now asked to be echoed. */
function echoing(message: ToWeb, requests: ReadonlyMap<string, ToShell>): object {
  for (const type of Object.keys(answersOf) as (keyof AnswersOf)[]) {
    const { types, echo }: { types: readonly string[]; echo?: string } = answersOf[type]
    const request = requests.get(type)
    if (echo === undefined || request === undefined || !types.includes(message.type)) continue
    if (Reflect.get(message, echo) !== undefined) return { ...message, [echo]: Reflect.get(request, echo) as unknown }
  }
  return message
}
