import { createPath, type Location, type To } from 'react-router-dom'

/** The entries that Back and Forward go through. */
export interface AppHistory {
  /** With base path. */
  readonly location: Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (delta: number) => void
  /** Calls back after a step through the entries. */
  listen: (listener: (step: Step) => void) => void
  /**
   * Gives what opens over the page an entry of its own, where Back would leave the document without asking (J-04). The next
   * page takes its place; it goes before the page's own entry is replaced.
   */
  cover: () => void
}

/**
 * How many entries a step went through; undefined after the browser's own step to a place on the same page. Or that it came
 * from or to an entry for what lies over the page.
 */
export type Step = number | undefined | 'uncovered' | 'covered'

/** What an entry of the browser's history keeps. */
interface EntryState {
  usr: unknown
  key: string
  /** Its place among the entries of this visit. */
  idx: number
  /** Whether it is the page of the entry before, with something over it. */
  isCover?: boolean
}

/** Returns the location of an address with base path, encoded as a browser would write it. */
export function locationOf(to: To, state: unknown = null, key = randomKey()): Location {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), 'https://club.invalid')
  return { pathname, search, hash, state, key }
}

/** Returns the history of the browser's tab. */
export function createBrowserHistory(): AppHistory {
  const entry = () => (history.state ?? {}) as Partial<EntryState>
  const write = (location: Location): [state: EntryState, unused: '', address: string] => [
    { usr: location.state, key: location.key, idx: index, isCover },
    '',
    createPath(location),
  ]
  let { idx: index = 0, isCover = false } = entry()
  // What is written once the cover has gone.
  const waiting: (() => void)[] = []
  // An address that was typed gets a key of its own: what is kept by key, such as how far it was scrolled, is another entry's.
  if (entry().key === undefined) history.replaceState({ ...entry(), key: randomKey(), idx: index }, '')
  return {
    get location() {
      const { usr, key = 'default' } = entry()
      return locationOf(window.location, usr, key)
    },
    push(location) {
      const pushIt = () => {
        index += 1
        history.pushState(...write(location))
      }
      if (waiting.length > 0) waiting.push(pushIt)
      else if (isCover) {
        isCover = false
        history.replaceState(...write(location))
      } else pushIt()
    },
    replace(location) {
      if (isCover) {
        waiting.push(() => history.replaceState(...write(location)))
        if (waiting.length === 1) history.go(-1)
      } else history.replaceState(...write(location))
    },
    go: (delta) => history.go(delta),
    listen(listener) {
      window.addEventListener('popstate', () => {
        const { idx: next, isCover: isCovered = false } = entry()
        const delta = next === undefined ? undefined : next - index
        const step = delta === -1 && isCover ? 'uncovered' : delta === 1 && isCovered ? 'covered' : delta
        index = next ?? index + 1
        isCover = isCovered
        if (waiting.length > 0) for (const write of waiting.splice(0)) write()
        else listener(step)
      })
    },
    cover() {
      // A step within the document is handled when it comes.
      if (index > 0) return
      index = 1
      isCover = true
      history.pushState({ ...entry(), idx: index, isCover }, '')
    },
  }
}

/** Returns a history in memory, which begins at an address with base path: for rendering on the host, and for tests. */
export function createMemoryHistory(address: string): AppHistory {
  const entries = [locationOf(address, null, 'default')]
  let index = 0
  let listener: ((delta: number) => void) | undefined
  return {
    get location() {
      return entries[index] ?? locationOf(address)
    },
    push(location) {
      index += 1
      entries.splice(index, entries.length, location)
    },
    replace(location) {
      entries[index] = location
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1)
      listener?.(delta)
    },
    listen(next) {
      listener = next
    },
    cover: () => undefined,
  }
}

function randomKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
