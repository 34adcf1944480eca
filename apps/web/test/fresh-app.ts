/**
 * A file of routes has an app of its own in the process and window of its worker, which have the packages loaded: modules
 * are evaluated anew for it, and what its app has left is taken away when it ends.
 */
import userEvent from '@testing-library/user-event'
import { afterAll, vi } from 'vitest'

vi.resetModules()

// Files of what the host renders have no window.
if (typeof document !== 'undefined') {
  // What the library adds to the document it adds once.
  userEvent.setup()
  const endings = [undoListeners(window), undoListeners(document), closeChannels()]
  afterAll(() => {
    // What a file has put in place of a global would come back in a later one, whenever that puts its own away.
    vi.unstubAllGlobals()
    for (const end of endings) end()
    clearWindow()
  })
}

/** Removes, when called, all listeners that were added since. */
function undoListeners(target: Window | Document): () => void {
  const original = target.addEventListener
  const added: Parameters<Document['addEventListener']>[] = []
  target.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener)
    original.call(target, ...listener)
  }
  return () => {
    target.addEventListener = original
    for (const listener of added) target.removeEventListener(...listener)
  }
}

/** Closes, when called, the channels to other tabs that were opened since. */
function closeChannels(): () => void {
  const original = globalThis.BroadcastChannel
  const opened: BroadcastChannel[] = []
  globalThis.BroadcastChannel = class extends original {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
  }
  return () => {
    globalThis.BroadcastChannel = original
    for (const channel of opened) channel.close()
  }
}

function clearWindow(): void {
  localStorage.clear()
  sessionStorage.clear()
  const { BASE_URL: base } = import.meta.env
  for (const cookie of document.cookie.split('; '))
    for (const path of ['/', base, base.slice(0, -1)])
      document.cookie = `${cookie.split('=')[0]}=; path=${path}; max-age=0`
  history.replaceState(null, '', base)
}
