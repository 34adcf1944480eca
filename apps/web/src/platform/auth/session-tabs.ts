import { safeLocalStorage } from '#platform/storage/safe-storage.ts'

/** What tabs of one browser send each other. Tokens go from memory to memory: a channel keeps nothing. */
export type TabMessage =
  | { kind: 'ended'; keepsDrafts?: boolean }
  | { kind: 'signed-in'; memberId: string }
  /** Tokens that were renewed `age` seconds ago: see `shared-tokens.ts`. */
  | { kind: 'tokens'; tokens: unknown; age: number }
  /** Asks for tokens that were renewed less than so many seconds ago. */
  | { kind: 'tokens-wanted'; youngerThan: number }

const channelName = 'clubhouse-session'
/** Its change says that the session ended, where a channel does not. It is written and removed at once. */
const endedKey = 'session-ended'

const listeners = new Set<(message: TabMessage) => void>()
let channel: BroadcastChannel | undefined
let isOpen = false

/** Sends a message to the other tabs. */
export function sendToTabs(message: TabMessage): void {
  open()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take one: a channel is of one origin
    channel?.postMessage(message)
  } catch (error) {
    console.warn('Other tabs could not be told', error)
  }
  if (message.kind !== 'ended') return
  safeLocalStorage.set(endedKey, crypto.randomUUID())
  safeLocalStorage.remove(endedKey)
}

/** Calls the listener with the messages of other tabs. Returns a function that stops it. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  open()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function open(): void {
  if (isOpen) return
  isOpen = true
  const hear = (message: TabMessage) => {
    for (const listener of listeners) listener(message)
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === endedKey && newValue !== null) hear({ kind: 'ended' })
  })
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data)
  })
}

/** An older or newer version of the app may speak from another tab. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  const message: {
    kind: unknown
    keepsDrafts?: unknown
    memberId?: unknown
    tokens?: unknown
    age?: unknown
    youngerThan?: unknown
  } = data
  switch (message.kind) {
    case 'ended':
      return message.keepsDrafts === undefined || typeof message.keepsDrafts === 'boolean'
    case 'signed-in':
      return typeof message.memberId === 'string'
    case 'tokens':
      return typeof message.age === 'number'
    case 'tokens-wanted':
      return typeof message.youngerThan === 'number'
    default:
      return false
  }
}
